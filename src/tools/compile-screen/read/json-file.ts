import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Problem } from "#definition/problem.ts";

/** A JSON file that was read; its path is relative to the project's root, with `/`. */
export type JsonFile = { readonly path: string; readonly text: string };

/** Line and column of an offset, both counted from 1. */
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

/** Parses plain JSON. Refuses comments, trailing commas, duplicate keys and keys that could reach a prototype. */
export function parseJsonFile(file: JsonFile): {
  readonly root?: Node;
  readonly problems: readonly Problem[];
} {
  const encoding = wrongEncoding(file);
  if (encoding) return { problems: [encoding] };
  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const rule = "json";
  const syntax = errors.map((error) => {
    const { message, offset } = toldWhereItIs(file.text, error);
    return problemAt(file, offset, { pointer: "", rule, message: `no JSON: ${message}` });
  });
  // After a syntax error the parser misreads the rest, so further errors would mislead.
  const first = syntax.slice(0, 1);
  if (!root) return { problems: first.length > 0 ? first : [emptyFile(file)] };
  return { root, problems: first.length > 0 ? first : badKeys(file, root, "") };
}

/** Keys that could reach a prototype. */
const FORBIDDEN_KEYS = ["__proto__", "constructor", "prototype"];

/**
 * The value of a text that is plain JSON without a key that `parseJsonFile` refuses; undefined where only that can tell. With
 * its check the platform's parser takes half as long at first, and leaves no tree with a place for each value behind.
 */
export function plainJson(text: string): unknown {
  if (FORBIDDEN_KEYS.some((key) => text.includes(key))) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // Of a key that is there twice one is lost, so the texts differ. They also do where a number or letter is written in another way.
    return squeezed(JSON.stringify(value)) === squeezed(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** The parser reports the token after an error; the reader looks at the end of the text before it. */
function toldWhereItIs(text: string, { error, offset }: ParseError): { message: string; offset: number } {
  const before = text.slice(0, offset).trimEnd();
  const code = printParseErrorCode(error);
  if (code === "CommaExpected") return { message: "comma expected", offset: before.length };
  const isEnd = /^\s*[}\]]/.test(text.slice(offset));
  if (before.endsWith(",") && isEnd) return { message: "a comma too much", offset: before.length - 1 };
  return { message: spaced(code), offset };
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
  if (seen.has(key)) return `"${key}" is in this object twice`;
  return FORBIDDEN_KEYS.includes(key) ? `"${key}" is not allowed as a key` : undefined;
}

/** Some editors save a file in a way that only shows in its first characters, which nobody sees. */
function wrongEncoding(file: JsonFile): Problem | undefined {
  const isMarked = file.text.startsWith("\ufeff");
  if (!isMarked && !file.text.includes("\u0000")) return undefined;
  return problemAt(file, 0, {
    pointer: "",
    rule: "json",
    message: isMarked
      ? "no JSON: an invisible byte order mark stands before the text"
      : "no JSON: the file is not saved as UTF-8",
    expected: 'the file saved as "UTF-8", not as "UTF-8 with BOM" or "UTF-16"',
  });
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
