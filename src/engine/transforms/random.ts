const digits = new Map<string, string>();

/** The text with a random digit behind it; the same text keeps its digit for as long as the page stands. */
export function randomDigit(value: unknown): string {
  const text = typeof value === "string" ? value : "";
  let digit = digits.get(text);
  if (digit === undefined) {
    digit = String(crypto.getRandomValues(new Uint8Array(1))[0]! % 10);
    digits.set(text, digit);
  }
  return text + digit;
}
