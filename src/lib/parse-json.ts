/** Characters to clean may be in the JSON text, literally or as an escape (`\u202e`, `\ufeff`). */
const SUSPICIOUS =
  /[\u0080-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\\[bf]|\\u(?:00[0189]|061c|20[026]|feff)/i;
/** Line ends that only some programs know: they become spaces. */
const LINES = /[\u2028\u2029]/g;
/** Characters that reverse the text after them, mark a direction, are invisible, or do not belong in a text. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/**
 * Some scripts need these to join or separate letters, and emoji to join their parts; between Latin letters they only
 * deceive.
 */
const JOINERS = /[\u200c\u200d]/g;
/** The last Latin letter. */
const LATIN = "\u02ff";

/**
 * Parses a JSON text from outside and cleans its texts, so that each says what it shows: no character reverses its
 * surroundings (`\u202e`), and no two names look alike but differ. Throws as `JSON.parse` does.
 */
export function parseJson(json: string): unknown {
  // Few texts need cleaning, and checking each text of ten thousand rows takes too long.
  return SUSPICIOUS.test(json) ? clean(JSON.parse(json)) : JSON.parse(json);
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return seen(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
}

function seen(text: string): string {
  return text
    .replace(LINES, " ")
    .replace(UNSEEN, "")
    .replace(JOINERS, (mark, at: number, whole: string) =>
      isJoined(whole[at - 1]) && isJoined(whole[at + 1]) ? mark : "",
    );
}

function isJoined(letter = ""): boolean {
  return letter > LATIN;
}
