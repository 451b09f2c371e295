import type { Node } from "jsonc-parser";
import { escapePart } from "#lib/pointer.ts";
import type { JsonFile } from "./json-file.ts";

/** Where something was written. */
export type Spot = { readonly file: JsonFile; readonly offset: number };

/** Where a value was written, and its key where it has one: a value may stand in a part, its key in the screen. */
export type Place = Spot & { readonly key?: Spot };

/** JSON that remembers where each value was written, through references into other files. */
export type Located = {
  readonly place: Place;
  readonly content:
    | { readonly entries: ReadonlyMap<string, Located> }
    | { readonly items: readonly Located[] }
    | { readonly scalar: string | number | boolean | null };
};

/** Every value's place, by its JSON pointer. */
export type Places = ReadonlyMap<string, Place>;

/** The located form of a parsed node. */
export function locate(file: JsonFile, node: Node, key?: Spot): Located {
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

/** RFC 7396: objects merge, all else replaces, null removes. What the patch says is found at the patch's place. */
export function mergePatch(target: Located | undefined, patch: Located): Located {
  if (!("entries" in patch.content)) return patch;
  const entries = new Map(target && "entries" in target.content ? target.content.entries : []);
  for (const [key, value] of patch.content.entries) {
    if ("scalar" in value.content && value.content.scalar === null) entries.delete(key);
    else entries.set(key, mergePatch(entries.get(key), value));
  }
  return { place: patch.place, content: { entries } };
}

/** The plain value, with the place of each part by pointer. */
export function unlocate(located: Located): { readonly value: unknown; readonly places: Places } {
  const places = new Map<string, Place>();
  return { value: plain(located, "", places), places };
}

function plain({ place, content }: Located, pointer: string, places: Map<string, Place>): unknown {
  places.set(pointer, place);
  if ("scalar" in content) return content.scalar;
  if ("items" in content)
    return content.items.map((item, index) => plain(item, `${pointer}/${index}`, places));
  const entries = [...content.entries];
  return Object.fromEntries(
    entries.map(([key, value]) => [key, plain(value, `${pointer}/${escapePart(key)}`, places)]),
  );
}

function scalarOf(node: Node): string | number | boolean | null {
  const value: unknown = node.value;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
