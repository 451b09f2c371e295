/** Characters of a pattern that came with data, and of a text that is held against it. */
const LONGEST_PATTERN = 200;
const LONGEST_TEXT = 100;
/** A million ways to try take some 10 ms on a desk, and 60 ms on a cheap phone. */
const MOST_WAYS = 1_000_000;
/** A group that is repeated, a look around, a reference back, a count of thousands: what can take very long. */
const RISKY = /\)[*+{]|\(\?[^:]|\\[1-9k]|\{\d{3,}|,\d{3,}\}/;
/** One character, whatever stands in it: an escape that is no reference, or a set. */
const CHARACTER = /\\[^1-9k]|\[(?:\\.|[^\]])*\]/gs;
/** What has a meaning in a pattern for how often it is tried. */
const PARTS = /\{(\d+)(,(\d*))?\}\??|([*+?])\??|\(\?:|[(|)]/gs;

/**
 * A test of texts from a pattern that nobody of ours has read, because it comes with a provider's data. Undefined for a
 * pattern that is none, or that could keep the browser busy. A text that is too long fits none.
 */
export function safePattern(pattern: string): ((text: string) => boolean) | undefined {
  const bare = pattern.replaceAll(CHARACTER, "x");
  if (pattern.length > LONGEST_PATTERN || RISKY.test(bare) || waysOf(bare) > MOST_WAYS) return undefined;
  try {
    const expression = new RegExp(pattern, "u");
    return (text) => text.length <= LONGEST_TEXT && expression.test(text);
  } catch {
    return undefined;
  }
}

/**
 * In how many ways a pattern can be tried at most, with the longest text: what can be of several lengths, or one of several
 * things, multiplies those of all the rest. Without `^` each place of the text is a beginning.
 */
function waysOf(pattern: string): number {
  let ways = 1;
  const alternatives = [1];
  for (const [part, least, range, most, sign] of pattern.matchAll(PARTS)) {
    if (part.startsWith("(")) alternatives.push(1);
    else if (part === "|") alternatives.push((alternatives.pop() ?? 1) + 1);
    else if (part === ")") ways *= alternatives.pop() ?? 1;
    else if (sign) ways *= sign === "?" ? 2 : LONGEST_TEXT;
    else if (range) ways *= most ? Number(most) - Number(least) + 1 : LONGEST_TEXT;
  }
  const whole = alternatives.reduce((all, one) => all * one, ways);
  const isAnchored = pattern.startsWith("^") && alternatives[0] === 1;
  return isAnchored ? whole : whole * LONGEST_TEXT;
}
