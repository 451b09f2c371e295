import { applyEdits, type Edit, type Node, parseTree } from "jsonc-parser";

import { deepEqual } from "./equality.ts";
import { formatJson } from "./format-json.ts";
import { fromPointer } from "./pointer.ts";

/** The keys of the object at a pointer, in the order in which they should stand; empty where it does not matter. */
export type OrderOf = (pointer: string) => readonly string[];

/**
 * Sets the value at a JSON pointer, and makes the objects on the way to it. Everything else stays byte by byte; a text
 * that was formatted stays so. A text that is not JSON stays as it is.
 */
export function setJson(text: string, pointer: string, value: unknown, orderOf: OrderOf = () => []): string {
  return edited(text, (root) => {
    const path = fromPointer(pointer);
    const { node, depth } = deepest(root, path);
    if (depth === path.length) {
      return deepEqual(valueOf(text, node), value) ? [] : [replace(node, JSON.stringify(value))];
    }
    const [key, ...rest] = path.slice(depth);
    const inner = rest.reduceRight((made: unknown, name) => ({ [name]: made }), value);
    const at = pointer
      .split("/")
      .slice(0, depth + 1)
      .join("/");
    if (node.type === "array") return [insert(text, node, node.children?.length ?? 0, JSON.stringify(inner))];
    if (node.type !== "object") return [replace(node, JSON.stringify({ [key!]: inner }))];
    const index = placeFor(key!, keysOf(node), orderOf(at));
    return [insert(text, node, index, `${JSON.stringify(key)}: ${JSON.stringify(inner)}`)];
  });
}

/** Adds an item to the array at a pointer, before the item that has this index; at the end without one. */
export function addJsonItem(text: string, pointer: string, value: unknown, index = Infinity): string {
  return edited(text, (root) => {
    const { node, depth } = deepest(root, fromPointer(pointer));
    if (depth < fromPointer(pointer).length || node.type !== "array") return [];
    return [insert(text, node, Math.min(index, node.children?.length ?? 0), JSON.stringify(value))];
  });
}

/** Removes the value at a pointer, and the objects around it that are empty then. */
export function removeJson(text: string, pointer: string): string {
  return edited(text, (root) => {
    const path = fromPointer(pointer);
    const { node, depth } = deepest(root, path);
    if (depth < path.length) return [];
    let gone = entryOf(node);
    while (isLastKey(gone) && gone.parent!.parent?.type === "property") gone = gone.parent!.parent;
    return gone.parent ? [remove(gone)] : [];
  });
}

/** Moves the entry at a pointer past its neighbour: up (-1) or down (1) among its siblings. */
export function moveJson(text: string, pointer: string, by: -1 | 1): string {
  return edited(text, (root) => {
    const path = fromPointer(pointer);
    const { node, depth } = deepest(root, path);
    const entry = entryOf(node);
    const siblings = entry.parent?.children ?? [];
    const other = siblings[siblings.indexOf(entry) + by];
    if (depth < path.length || !other) return [];
    return [replace(entry, source(text, other)), replace(other, source(text, entry))];
  });
}

function edited(text: string, edit: (root: Node) => readonly Edit[]): string {
  const errors: never[] = [];
  const root = parseTree(text, errors);
  if (!root || errors.length > 0) return text;
  const edits = edit(root);
  if (edits.length === 0) return text;
  const changed = applyEdits(text, [...edits]);
  return formatJson(text) === text ? (formatJson(changed) ?? changed) : changed;
}

/** The innermost value on a path that exists, and how many keys lead to it. */
function deepest(root: Node, path: readonly string[]): { readonly node: Node; readonly depth: number } {
  let node = root;
  for (const [depth, key] of path.entries()) {
    const next = childOf(node, key);
    if (!next) return { node, depth };
    node = next;
  }
  return { node, depth: path.length };
}

function childOf({ type, children = [] }: Node, key: string): Node | undefined {
  if (type === "array") return children[Number(key)];
  return children.find(({ children: [name] = [] }) => name?.value === key)?.children?.[1];
}

/** What stands between the commas: the value, with its key if it has one. */
function entryOf(node: Node): Node {
  return node.parent?.type === "property" ? node.parent : node;
}

function isLastKey({ type, parent }: Node): boolean {
  return type === "property" && parent?.children?.length === 1;
}

function keysOf({ children = [] }: Node): string[] {
  return children.map(({ children: [name] = [] }) => String(name?.value));
}

/** After the last key that should stand before it; else before the first that should stand after it; else at the end. */
function placeFor(key: string, keys: readonly string[], order: readonly string[]): number {
  const rank = order.indexOf(key);
  if (rank === -1) return keys.length;
  const ranks = keys.map((one) => order.indexOf(one));
  const before = ranks.findLastIndex((one) => one !== -1 && one < rank);
  if (before !== -1) return before + 1;
  const after = ranks.findIndex((one) => one > rank);
  return after === -1 ? keys.length : after;
}

/** Written like the neighbours: on a line of its own if they are. */
function insert(text: string, { offset, children = [] }: Node, index: number, content: string): Edit {
  const [first] = children;
  if (!first) return { offset: offset + 1, length: 0, content };
  const gap = text.slice(offset + 1, first.offset);
  if (index === 0) return { offset: first.offset, length: 0, content: `${content},${gap || " "}` };
  const { offset: start, length } = children[index - 1]!;
  return { offset: start + length, length: 0, content: `,${gap.includes("\n") ? gap : " "}${content}` };
}

function remove(entry: Node): Edit {
  const siblings = entry.parent!.children!;
  const index = siblings.indexOf(entry);
  const next = siblings[index + 1];
  if (next) return { offset: entry.offset, length: next.offset - entry.offset, content: "" };
  const before = siblings[index - 1];
  const start = before ? before.offset + before.length : entry.offset;
  return { offset: start, length: entry.offset + entry.length - start, content: "" };
}

function replace({ offset, length }: Node, content: string): Edit {
  return { offset, length, content };
}

function valueOf(text: string, node: Node): unknown {
  return JSON.parse(source(text, node));
}

function source(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
