/**
 * Where the character of a text stands in the JSON literal it was written as: the quote and each escape take more
 * room than the character. What is no string literal has no inside.
 */
export function offsetInText(literal: string, offset: number): number {
  if (!literal.startsWith('"')) return 0;
  let at = 1;
  for (let passed = 0; passed < offset && literal[at] !== '"'; passed++) {
    at += literal[at] === "\\" ? (literal[at + 1] === "u" ? 6 : 2) : 1;
  }
  return at;
}
