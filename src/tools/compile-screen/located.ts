import type { Node } from "jsonc-parser";
import { fromPointer } from "#lib/pointer.ts";
import type { JsonFile } from "./json-file.ts";

/** The place where something was written. */
export type FileOffset = { readonly file: JsonFile; readonly offset: number };

/** The place of a value, and of its key if it has one: the value may be in a part while its key is in the screen. */
export type Place = FileOffset & { readonly key?: FileOffset };

/** JSON in which each value remembers where it was written, also through references into other files. */
export type Located = {
  readonly place: Place;
  readonly content:
    | { readonly entries: ReadonlyMap<string, Located> }
    | { readonly items: readonly Located[] }
    | { readonly scalar: string | number | boolean | null };
  /** The value that it replaced, when a patch has another value than the part. */
  readonly shadowed?: Located;
  /** Keys that a patch has removed: its null, with the value that it shadows. */
  readonly removed?: ReadonlyMap<string, Located>;
};

/** Every value's place, by its JSON pointer. */
export type Places = { readonly get: (pointer: string) => Place | undefined };

/** The located form of a parsed node. */
export function locate(file: JsonFile, node: Node, key?: FileOffset): Located {
  const place = { file, offset: node.offset, ...(key && { key }) };
  if (node.type === "array") {
    return { place, content: { items: (node.children ?? []).map((item) => locate(file, item)) } };
  }
  if (node.type !== "object") return { place, content: { scalar: scalarOf(node) } };
  const entries = new Map<string, Located>();
  for (const { children = [], offset } of node.children ?? []) {
    const [name, value] = children;
    if (name && value) entries.set(String(name.value), locate(file, value, { file, offset }));
  }
  return { place, content: { entries } };
}

/**
 * RFC 7396: objects merge, other values replace, null removes. A value of the patch has the patch's place, and
 * remembers the value that it shadows.
 */
export function mergePatch(target: Located | undefined, patch: Located): Located {
  if (!("entries" in patch.content)) return above(target, patch);
  const isMerged = target !== undefined && "entries" in target.content;
  const entries = new Map(isMerged ? target.content.entries : []);
  const taken = [...(target?.removed ?? []), ...(patch.removed ?? [])];
  const removed = new Map(taken.filter(([key]) => !entries.has(key)));
  for (const [key, value] of patch.content.entries) {
    const before = entries.get(key) ?? removed.get(key);
    removed.delete(key);
    if (!isNull(value)) entries.set(key, mergePatch(before, value));
    else {
      entries.delete(key);
      if (before) removed.set(key, above(before, value));
    }
  }
  const merged = { place: patch.place, content: { entries }, ...(removed.size > 0 && { removed }) };
  return isMerged ? merged : above(target, merged);
}

/** Puts the lower value behind the upper value and the values that it shadows. */
function above(lower: Located | undefined, upper: Located): Located {
  if (!lower) return upper;
  return { ...upper, shadowed: upper.shadowed ? above(lower, upper.shadowed) : lower };
}

function isNull({ content }: Located): boolean {
  return "scalar" in content && content.scalar === null;
}

/** The plain value, with the place of each part by pointer. */
export function unlocate(located: Located): { readonly value: unknown; readonly places: Places } {
  // Looked for only when asked: most screens have no problem whose place matters.
  return {
    value: plain(located),
    places: { get: (pointer) => locatedAt(located, fromPointer(pointer))?.place },
  };
}

function plain({ content }: Located): unknown {
  if ("scalar" in content) return content.scalar;
  if ("items" in content) return content.items.map(plain);
  const value: Record<string, unknown> = {};
  // `parseJsonFile` refuses that key; here it would become the prototype.
  for (const [key, one] of content.entries) if (key !== "__proto__") value[key] = plain(one);
  return value;
}

function locatedAt(located: Located, path: readonly string[]): Located | undefined {
  return path.reduce<Located | undefined>((one, key) => {
    if (!one) return undefined;
    const { content } = one;
    if ("entries" in content) return content.entries.get(key);
    return "items" in content && /^(?:0|[1-9]\d*)$/.test(key) ? content.items[Number(key)] : undefined;
  }, located);
}

function scalarOf(node: Node): string | number | boolean | null {
  const value: unknown = node.value;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
