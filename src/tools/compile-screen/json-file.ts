import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Problem } from "./problem.ts";

/** A JSON file as read: its path from the project's root, with `/`. */
export type JsonFile = { readonly path: string; readonly text: string };

/** Line and column of an offset, both from 1. */
export function positionAt({ text }: JsonFile, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** A problem at an offset of a file. */
export function problemAt(
  file: JsonFile,
  offset: number,
  about: Omit<Problem, "file" | "line" | "column">,
): Problem {
  return { file: file.path, ...positionAt(file, offset), ...about };
}

/** Parses plain JSON: comments, trailing commas, doubled keys and keys that reach a prototype are refused. */
export function parseJsonFile(file: JsonFile): {
  readonly root?: Node;
  readonly problems: readonly Problem[];
} {
  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const rule = "json";
  const syntax = errors.map(({ error, offset }) =>
    problemAt(file, offset, { pointer: "", rule, message: `no JSON: ${spaced(printParseErrorCode(error))}` }),
  );
  if (!root) return { problems: syntax.length > 0 ? syntax : [emptyFile(file)] };
  return { root, problems: [...syntax, ...badKeys(file, root, "")] };
}

function badKeys(file: JsonFile, node: Node, pointer: string): Problem[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== "property") return badKeys(file, child, `${pointer}/${index}`);
    const [keyNode, valueNode] = child.children ?? [];
    const key = String(keyNode?.value);
    const at = `${pointer}/${key}`;
    const message = wrongKey(key, seen);
    seen.add(key);
    const found = message ? [problemAt(file, child.offset, { pointer: at, rule: "json", message })] : [];
    return valueNode ? [...found, ...badKeys(file, valueNode, at)] : found;
  });
}

function wrongKey(key: string, seen: ReadonlySet<string>): string | undefined {
  if (seen.has(key)) return `"${key}" stands twice in this object`;
  return ["__proto__", "constructor", "prototype"].includes(key)
    ? `"${key}" is not allowed as a key`
    : undefined;
}

function emptyFile(file: JsonFile): Problem {
  return problemAt(file, 0, {
    pointer: "",
    rule: "json",
    message: "the file is empty",
    expected: "a JSON object",
  });
}

function spaced(code: string): string {
  return code.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}
