/** Could stand in the text of the JSON, as it is or as an escape (`\u202e`, `\ufeff`). */
const SUSPICIOUS =
  /[\u0080-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\\[bf]|\\u(?:00[0189]|061c|20[026]|feff)/i;
/** Ends of lines that only some programs know: for everybody they are spaces. */
const LINES = /[\u2028\u2029]/g;
/** What turns the writing of what follows, marks a direction, is not seen, or is no character of a text at all. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** They join or part letters in the scripts that need it, and the parts of one picture; between Latin letters they only deceive. */
const JOINERS = /[\u200c\u200d]/g;
/** The last letter of Latin. */
const LATIN = "\u02ff";

/**
 * The value of a JSON text that comes from outside, with texts that say what they show: nothing in them turns what stands around
 * them (`\u202e`), or makes two names that look alike differ. Throws as `JSON.parse` does.
 */
export function parseJson(json: string): unknown {
  // Few have any, and a look at each text of ten thousand rows is dear.
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
