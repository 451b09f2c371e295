/** Characters of a pattern that came with data, and of a text that is held against it. */
const LONGEST_PATTERN = 200;
const LONGEST_TEXT = 100;
const MOST_REPEATS = 3;
/** A group that is repeated, a look around, a reference back, a count of thousands: what can take very long. */
const RISKY = /\)[*+{]|\(\?[^:]|\\[1-9k]|\{\d{3,}|,\d{3,}\}/;
const REPEATS = /[*+]|\{\d+,\}/g;

/**
 * A test of texts from a pattern that nobody of ours has read, because it comes with a provider's data. Undefined for a
 * pattern that is none, or that could keep the browser busy. A text that is too long fits none.
 */
export function safePattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > LONGEST_PATTERN || RISKY.test(pattern)) return undefined;
  if ((pattern.match(REPEATS)?.length ?? 0) > MOST_REPEATS) return undefined;
  try {
    const expression = new RegExp(pattern, "u");
    return (text) => text.length <= LONGEST_TEXT && expression.test(text);
  } catch {
    return undefined;
  }
}
