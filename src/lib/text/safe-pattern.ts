/** Longest accepted pattern, and longest text that is tested, in characters. */
const LONGEST_PATTERN = 200;
const LONGEST_TEXT = 100;
/** Trying a million ways takes about 10 ms on a desktop and 60 ms on a cheap phone. */
const MOST_WAYS = 1_000_000;
/** A repeated group, a look-around, a back reference, a count of thousands: all of these can take very long. */
const RISKY = /\)[*+{]|\(\?[^:]|\\[1-9k]|\{\d{3,}|,\d{3,}\}/;
/** One character of the text: an escape that is not a back reference, or a set. */
const CHARACTER = /\\[^1-9k]|\[(?:\\.|[^\]])*\]/gs;
/** The parts of a pattern that decide in how many ways it can match. */
const PARTS = /\{(\d+)(,(\d*))?\}\??|([*+?])\??|\(\?:|[(|)]/gs;

/**
 * Makes a test from a pattern that came with the provider's data, so none of us has read it. Undefined for an invalid
 * pattern, and for one that could keep the browser busy. A text that is too long never matches.
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
 * At most how many ways there are to try a pattern on the longest text. Each part with several lengths or alternatives
 * multiplies the ways of the rest. Without `^` every position of the text is a start.
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
