import type { Random } from "./random.ts";
import type { JsonSpot } from "./spots.ts";

/** A file that a mistake can be made in. */
export type Target = {
  readonly path: string;
  readonly text: string;
  /** Those of its scenarios apart: they are data, in which most is right that could be written. */
  readonly spots: readonly JsonSpot[];
  readonly scenarios: readonly JsonSpot[];
};

/** A change of a text, and what must be told of it. */
export type Edit = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Offset in the changed text at which it must be told; by default where the change is. */
  readonly at?: number;
  /** A piece of what must be told: the word that was meant, or what is expected instead. */
  readonly says: string;
};

/** One kind of mistake. */
export type Kind = {
  readonly name: string;
  /** How many of it the corpus has. */
  readonly count: number;
  /** Every place of a file where it can be made. */
  readonly edits: (target: Target, random: Random) => Iterable<Edit>;
};

/** A mistake in a real file. */
export type Mistake = {
  readonly kind: string;
  readonly path: string;
  readonly text: string;
  readonly line: number;
  readonly says: string;
  /** What was changed, for the reader of a failed test. */
  readonly change: string;
};

/** Puts another value in the place of one. */
export function replaceValue({ node }: JsonSpot, value: unknown, says: string): Edit {
  return { from: node.offset, to: node.offset + node.length, text: JSON.stringify(value), says };
}

/** Gives a property another key. */
export function replaceKey({ property, name }: JsonSpot, key: string, says = meant(name)): Edit {
  const { offset, length } = property!.children![0]!;
  return { from: offset, to: offset + length, text: JSON.stringify(key), says };
}

/** Puts a property first into an object. */
export function addProperty({ node }: JsonSpot, key: string, value: unknown, says: string): Edit {
  const from = node.offset + 1;
  const comma = (node.children ?? []).length > 0 ? "," : "";
  return { from, to: from, text: `${JSON.stringify(key)}: ${JSON.stringify(value)}${comma}`, says };
}

/** Leaves a property out; it is missed at the object. */
export function removeProperty({ property }: JsonSpot, text: string, says: string): Edit {
  const { offset, length, parent } = property!;
  const siblings = parent?.children ?? [];
  const next = siblings[siblings.indexOf(property!) + 1];
  const before = siblings[siblings.indexOf(property!) - 1];
  const from = next || !before ? offset : text.lastIndexOf(",", offset);
  return { from, to: next?.offset ?? offset + length, text: "", says, at: parent!.offset };
}

/** How a word that was meant is told. */
export function meant(word: string): string {
  return `id you mean "${word}"?`;
}

/** The file with the mistake in it. */
export function toMistake(kind: string, target: Target, edit: Edit): Mistake {
  const { from, to, text, at = from, says } = edit;
  const changed = target.text.slice(0, from) + text + target.text.slice(to);
  const line = changed.slice(0, at).split("\n").length;
  const change = `${target.text.slice(from, to)} → ${text || "(nothing)"}`;
  return { kind, path: target.path, text: changed, line, says, change };
}
