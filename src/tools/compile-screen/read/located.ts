import { getNodeValue } from "jsonc-parser";
import type { Problem } from "#definition/problem.ts";
import { fromPointer } from "#lib/json/pointer.ts";
import { isFields } from "./fields.ts";
import { type JsonFile, parseJsonFile, plainJson } from "./json-file.ts";
import { type Place, Written } from "./written.ts";

/** JSON in which each value remembers where it was written, also through references into other files. */
export type Located = {
  readonly place: Written;
  readonly content:
    | { readonly entries: ReadonlyMap<string, Located> }
    | { readonly items: readonly Located[] }
    | { readonly scalar: string | number | boolean | null };
  /** Whether it is, or has in it, a reference to a file. Most values have none. */
  readonly refers?: boolean;
  /** The value that it replaced, when a patch has another value than the part. */
  readonly shadowed?: Located;
  /** Keys that a patch has removed: its null, with the value that it shadows. */
  readonly removed?: ReadonlyMap<string, Located>;
};

/** Every value's place, by its JSON pointer. */
export type Places = { readonly get: (pointer: string) => Place | undefined };

/** Parses a file. What is wrong with it is what `parseJsonFile` says; its value is there as far as it can be read. */
export function readLocated(file: JsonFile): {
  readonly located: Located | undefined;
  readonly problems: readonly Problem[];
} {
  const value = plainJson(file.text);
  if (value !== undefined) return { located: locate(value, new Written(file)), problems: [] };
  const { root, problems } = parseJsonFile(file);
  return { located: root && locate(getNodeValue(root), new Written(file)), problems };
}

function locate(value: unknown, place: Written): Located {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => locate(item, place.at(index)));
    return { place, content: { items }, refers: items.some(({ refers }) => refers) };
  }
  if (!isFields(value)) return { place, content: { scalar: scalarOf(value) } };
  const entries = new Map<string, Located>();
  let refers = isFileReference(value.$ref);
  for (const key of Object.keys(value)) {
    const one = locate(value[key], place.at(key));
    refers ||= one.refers === true;
    entries.set(key, one);
  }
  return { place, content: { entries }, refers };
}

/** Whether the text of a `$ref` names a file; all others are of JSON Schema. */
export function isFileReference(text: unknown): text is string {
  return typeof text === "string" && /^\.{1,2}\//.test(text);
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
  content.entries.forEach((one, key) => {
    if (key !== "__proto__") value[key] = plain(one);
  });
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

function scalarOf(value: unknown): string | number | boolean | null {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
