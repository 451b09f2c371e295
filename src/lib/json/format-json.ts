import { type Node, parseTree } from "jsonc-parser";

const WIDTH = 110;

/**
 * Formats a JSON text as the repository's formatter does: two spaces; a list on one line if it fits; an object too,
 * unless its first key already had a line of its own. Undefined for a text that is not JSON.
 */
export function formatJson(text: string): string | undefined {
  const errors: unknown[] = [];
  const node = parseTree(text, errors as never[]);
  if (!node || errors.length > 0) return undefined;
  return `${print(text, node, 0, 0)}\n`;
}

/** Writes an object in the same form, with a line for each key. */
export function printJson(value: object): string {
  return formatJson(`{\n${JSON.stringify(value).slice(1)}`)!;
}

/** `taken`: how many characters of the line are in use besides the indent and the node itself. */
function print(text: string, node: Node, depth: number, taken: number): string {
  if (node.type !== "object" && node.type !== "array") return source(text, node);
  const isLong = 2 * depth + taken + flat(text, node).length > WIDTH;
  if (!isLong && !isSpread(text, node)) return flat(text, node);
  const parts = node.children ?? [];
  const lines = parts.every(({ type }) => type === "number")
    ? filled(text, parts, depth + 1)
    : parts.map((part, index) => printPart(text, part, depth + 1, index < parts.length - 1 ? 1 : 0));
  const [open, close] = node.type === "array" ? "[]" : "{}";
  const indent = "  ".repeat(depth + 1);
  const spaced = lines.map((line, index) => (isApart(text, parts, lines, index) ? "\n" : "") + indent + line);
  return `${open}\n${spaced.join(",\n")}\n${"  ".repeat(depth)}${close}`;
}

function printPart(text: string, part: Node, depth: number, comma: number): string {
  const [key, value] = part.type === "property" ? (part.children ?? []) : [];
  if (!key || !value) return print(text, part, depth, comma);
  const start = `${source(text, key)}: `;
  return start + print(text, value, depth, start.length + comma);
}

function flat(text: string, node: Node): string {
  const parts = (node.children ?? []).map((part) => {
    const [key, value] = part.type === "property" ? (part.children ?? []) : [];
    return key && value ? `${source(text, key)}: ${flat(text, value)}` : flat(text, part);
  });
  if (node.type === "array") return `[${parts.join(", ")}]`;
  if (node.type === "object") return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  return source(text, node);
}

/** Whether a node takes several lines even if it would fit on one. */
function isSpread(text: string, node: Node): boolean {
  const parts = node.children ?? [];
  const [first] = parts;
  if (node.type === "object" && first && text.slice(node.offset, first.offset).includes("\n")) return true;
  if (node.type === "array" && parts.length > 1 && parts.every((part) => isLarge(part, parts[0]!)))
    return true;
  return parts.some((part) => isSpread(text, part));
}

/** Lists of objects or lists that have several parts each: every item gets a line. */
function isLarge({ type, children = [] }: Node, first: Node): boolean {
  return (type === "object" || type === "array") && type === first.type && children.length > 1;
}

/** Fills each line with as many numbers as fit. */
function filled(text: string, numbers: readonly Node[], depth: number): string[] {
  const lines: string[] = [];
  for (const number of numbers) {
    const last = lines.at(-1);
    const longer = `${last}, ${source(text, number)}`;
    if (last !== undefined && 2 * depth + longer.length + 1 <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(source(text, number));
  }
  return lines;
}

/** Whether a blank line stands between two parts; it is kept. */
function isApart(text: string, parts: readonly Node[], lines: readonly string[], index: number): boolean {
  const [before, part] = [parts[index - 1], parts[index]];
  if (!before || !part || lines.length !== parts.length) return false;
  return /\n\s*\n/.test(text.slice(before.offset + before.length, part.offset));
}

function source(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
