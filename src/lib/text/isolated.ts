/** Hebrew, Arabic and their neighbours, and characters that give a direction. */
const DIRECTED = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdfd\ufe70-\ufefc]/;
/** What is isolated already, or a character that could end the isolation around it or turn the text after it. */
const MARKS = /(\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text from outside, for a sentence that is shown: letters that run from right to left would pull the numbers and marks
 * beside them to the other side. Not for what is sent, copied or compared: such a text gets invisible marks (as `<bdi>`,
 * which an attribute and an `<option>` cannot have). `unmarked` takes them away.
 */
export function isolated(text: string): string {
  return DIRECTED.test(text) ? `\u2068${text.replace(MARKS, "$1")}\u2069` : text;
}

/** Shown texts in a row, each with a direction of its own; empty ones are left out. */
export function beside(texts: readonly (string | undefined)[], separator = " · "): string {
  return texts.flatMap((text) => (text ? isolated(text) : [])).join(separator);
}

/** A shown text that now leaves the page: a copy, a mail, a file's name. */
export function unmarked(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}
