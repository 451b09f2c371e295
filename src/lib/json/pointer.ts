/**
 * Reads the value at a JSON pointer (RFC 6901). Undefined where a part is missing; inherited properties do not count.
 */
export function readPointer(root: unknown, pointer: string): unknown {
  if (pointer === "" || pointer === "/") return pointer === "" ? root : readStep(root, "");
  let value = root;
  for (const part of pointer.slice(1).split("/")) {
    value = readStep(value, unescapePart(part));
    if (value === undefined) return undefined;
  }
  return value;
}

/** Escapes `~` and `/` in one part of a pointer. */
export function escapePart(part: string): string {
  return /[~/]/.test(part) ? part.replaceAll("~", "~0").replaceAll("/", "~1") : part;
}

/** Writes a list of keys as a pointer: `/steps/0/ask`. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${escapePart(String(part))}`).join("");
}

/** Splits a pointer into its keys, unescaped. */
export function fromPointer(pointer: string): readonly string[] {
  return pointer.split("/").slice(1).map(unescapePart);
}

function unescapePart(part: string): string {
  return part.includes("~") ? part.replaceAll("~1", "/").replaceAll("~0", "~") : part;
}

function readStep(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}
