/**
 * The offset in a JSON literal of a character of its text: the quote and each escape take more space than the
 * character. A literal that is not a string has no characters inside.
 */
export function offsetInText(literal: string, offset: number): number {
  if (!literal.startsWith('"')) return 0;
  let at = 1;
  for (let passed = 0; passed < offset && literal[at] !== '"'; passed++) {
    at += literal[at] === "\\" ? (literal[at + 1] === "u" ? 6 : 2) : 1;
  }
  return at;
}
