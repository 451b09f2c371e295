/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;

/**
 * A name from outside, for a sentence that is shown: letters that run from right to left would pull the numbers and marks
 * beside them to the other side. Not for what is sent or compared: such a name gets invisible marks (as `<bdi>`, which an
 * `<option>` cannot have).
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
