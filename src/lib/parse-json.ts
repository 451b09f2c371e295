/** Characters to clean may be in the JSON text, literally or as an escape (`\u202e`, `\ufeff`). */
const SUSPICIOUS =
  /[\u0080-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\udb40]|\u034f|\\[bf]|\\u(?:00[0189a]|034f|061c|11[56]|180e|20[026]|3164|fe|ff|db40)/i;
/** Line ends that only some programs know: they become spaces. */
const LINES = /[\u2028\u2029]/g;
/**
 * Characters that reverse the text after them, mark a direction, are invisible, or do not belong in a text. The last are
 * tags, which hide a text inside another.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\udb40[\udc00-\udc7f]/g;
/**
 * Some scripts need these to join or separate letters, and emoji to join their parts; between other letters they only
 * deceive.
 */
const JOINERS = /[\u200c\u200d]/g;
/** Letters of these scripts (Arabic, those of India and their neighbours), and parts of emoji. */
const JOINED =
  /^(?:[\u0600-\u109f\u1780-\u18af\u1900-\u1cff\ua800-\uabff\ufb50-\ufdff\ufe70-\ufefc\u{11000}-\u{11fff}]|\ufe0f|\p{Emoji_Modifier}|\p{Extended_Pictographic})/u;
/** After these signs a joiner also makes the last letter of a word another one. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;

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
  return text.replace(LINES, " ").replace(UNSEEN, "").replace(JOINERS, keptJoiner);
}

/** The joiner if the text needs it, else nothing. */
function keptJoiner(joiner: string, at: number, text: string): string {
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? "";
  const isNeeded = VIRAMA.test(before) || (JOINED.test(before) && JOINED.test(text.slice(at + 1)));
  return isNeeded ? joiner : "";
}
