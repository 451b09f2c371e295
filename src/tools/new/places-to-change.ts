import { type Node, parseTree } from "jsonc-parser";

import { toPointer } from "#lib/json/pointer.ts";
import { type JsonFile, positionAt } from "#tools/compile-screen/read/json-file.ts";

/** Values of a copy that belong to the original, by pointer: the author must check them. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/^\/menu\/(?:icon|flags)$/, "is that of the original"],
  [
    /^\/(?:sources\/[^/]+|steps\/\d+)\/(?:call|query|body|outcomes|requery)$/,
    "is that of the original's biller",
  ],
  [/^\/history$/, "are the original's transactions"],
  [/^\/scenarios$/, "play the original: change them with it"],
];

/** Shorter words do not identify a screen. */
const LETTERS = 4;

/** `file:line  pointer  why` for everything in a copy that still belongs to the original. */
export function placesToChange(file: JsonFile, title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const stems = words.filter((word) => word.length >= LETTERS).map((word) => word.slice(0, -1));
  const root = parseTree(file.text);
  return root ? placesIn(root, []) : [];

  function placesIn(node: Node, path: readonly (string | number)[]): string[] {
    const pointer = toPointer(path);
    const why = OWN.find(([where]) => where.test(pointer))?.[1] ?? spokenOf(node);
    const line = `${file.path}:${positionAt(file, node.offset).line}  ${pointer}  ${why}`;
    return [...(why === undefined ? [] : [line]), ...(isTold(pointer) ? [] : inner(node, path))];
  }

  function inner({ children = [] }: Node, path: readonly (string | number)[]): string[] {
    return children.flatMap((child, index) => {
      if (child.type !== "property") return placesIn(child, [...path, index]);
      const [key, value] = child.children ?? [];
      return key && value ? placesIn(value, [...path, String(key.value)]) : [];
    });
  }

  function spokenOf({ value }: Node): string | undefined {
    if (typeof value !== "string" || !/[A-Z]|\s/.test(value)) return undefined;
    const stem = stems.find((one) => value.toLowerCase().includes(one));
    return stem === undefined ? undefined : `says ${JSON.stringify(value)}`;
  }
}

/** One line covers everything below a pointer. */
function isTold(pointer: string): boolean {
  return OWN.some(([where]) => where.test(pointer));
}
