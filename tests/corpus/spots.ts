import { type Node, parseTree } from "jsonc-parser";

import { toPointer } from "#lib/json/pointer.ts";

/** A value of a JSON file, with its key if it has one. */
export type JsonSpot = {
  readonly pointer: string;
  /** Last part of the pointer. */
  readonly name: string;
  readonly value: unknown;
  readonly node: Node;
  /** Key and value together, in an object. */
  readonly property?: Node;
};

/** Every value of a JSON text, the root first. */
export function spotsOf(text: string): JsonSpot[] {
  const root = parseTree(text);
  return root ? spotsIn(root, []) : [];
}

function spotsIn(node: Node, path: readonly (string | number)[], property?: Node): JsonSpot[] {
  const children = node.children ?? [];
  const inner = children.flatMap((child, index) => {
    if (child.type !== "property") return spotsIn(child, [...path, index]);
    const [key, value] = child.children ?? [];
    return key && value ? spotsIn(value, [...path, String(key.value)], child) : [];
  });
  const value: unknown = node.value;
  const name = String(path.at(-1) ?? "");
  return [{ pointer: toPointer(path), name, value, node, ...(property && { property }) }, ...inner];
}
