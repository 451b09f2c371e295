import type { Random } from "./random.ts";
import type { JsonSpot } from "./spots.ts";

/** A file for mistakes. */
export type Target = {
  readonly path: string;
  readonly text: string;
  /** The values of its scenarios, separately: scenarios are data, and most changes of data are valid. */
  readonly spots: readonly JsonSpot[];
  readonly scenarios: readonly JsonSpot[];
};

/** A change of a text, and the message that lint must give. */
export type Edit = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Offset in the changed text that the message must name; by default the place of the change. */
  readonly at?: number;
  /** A part of the message: the intended word, or what is expected instead. */
  readonly says: string;
};

/** One kind of mistake. */
export type Kind = {
  readonly name: string;
  /** The number of its mistakes in the corpus. */
  readonly count: number;
  /** Every possible mistake of this kind in a file. */
  readonly edits: (target: Target, random: Random) => Iterable<Edit>;
};

/** A mistake in a real file. */
export type Mistake = {
  readonly kind: string;
  readonly path: string;
  readonly text: string;
  readonly line: number;
  readonly says: string;
  /** A description of the change, for the reader of a failed test. */
  readonly change: string;
};

/** Replaces a value. */
export function replaceValue({ node }: JsonSpot, value: unknown, says: string): Edit {
  return { from: node.offset, to: node.offset + node.length, text: JSON.stringify(value), says };
}

/** Renames a property. */
export function replaceKey({ property, name }: JsonSpot, key: string, says = meant(name)): Edit {
  const { offset, length } = property!.children![0]!;
  return { from: offset, to: offset + length, text: JSON.stringify(key), says };
}

/** Adds a property at the start of an object. */
export function addProperty({ node }: JsonSpot, key: string, value: unknown, says: string): Edit {
  const from = node.offset + 1;
  const comma = (node.children ?? []).length > 0 ? "," : "";
  return { from, to: from, text: `${JSON.stringify(key)}: ${JSON.stringify(value)}${comma}`, says };
}

/** Removes a property. The message must name the object. */
export function removeProperty({ property }: JsonSpot, text: string, says: string): Edit {
  const { offset, length, parent } = property!;
  const siblings = parent?.children ?? [];
  const next = siblings[siblings.indexOf(property!) + 1];
  const before = siblings[siblings.indexOf(property!) - 1];
  const from = next || !before ? offset : text.lastIndexOf(",", offset);
  return { from, to: next?.offset ?? offset + length, text: "", says, at: parent!.offset };
}

/** The part of a message that names the intended word. */
export function meant(word: string): string {
  return `id you mean "${word}"?`;
}

/** Makes the mistake in the file. */
export function toMistake(kind: string, target: Target, edit: Edit): Mistake {
  const { from, to, text, at = from, says } = edit;
  const changed = target.text.slice(0, from) + text + target.text.slice(to);
  const line = changed.slice(0, at).split("\n").length;
  const change = `${target.text.slice(from, to)} → ${text || "(nothing)"}`;
  return { kind, path: target.path, text: changed, line, says, change };
}
