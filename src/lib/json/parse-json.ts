/**
 * Characters that reverse the text after them, mark a direction, are invisible, or do not belong in a text; line ends that
 * only some programs know; joiners; and tags, which hide a text inside another.
 */
const ODD =
  // oxlint-disable-next-line no-control-regex -- control characters are what it finds
  /[\u034f\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\udb40[\udc00-\udc7f]/g;
/** They may also be escapes of JSON, which begin like these. */
const ESCAPED = /\\[bf]|\\u(?:00[0189a]|0[36]|11|20[026]|31|f|db4)/i;
/** Letters of scripts that need joiners (Arabic, those of India and their neighbours), and parts of emoji. */
const JOINED =
  /[\u0600-\u109f\u1780-\u1cff\u2190-\u2bff\ua800-\uabff\ud800-\udfff\ufb50-\ufe0f\ufe70-\ufefc]/;
/** After these a joiner makes the last letter of a Bengali or Malayalam name another one. */
const VIRAMA = /[\u09cd\u0d4d]/;

/**
 * Parses a JSON text from outside and cleans its texts, so that each says what it shows: no character reverses its
 * surroundings (`\u202e`), and no two names look alike but differ. Throws as `JSON.parse` does.
 */
export function parseJson(json: string): unknown {
  // Few texts need cleaning, and checking each text of ten thousand rows takes too long.
  return json.search(ODD) >= 0 || ESCAPED.test(json) ? clean(JSON.parse(json)) : JSON.parse(json);
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return value.replace(ODD, kept);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
}

/** What stays of an odd character: a space for a line end, and a joiner where the text needs it; elsewhere it only deceives. */
function kept(odd: string, at: number, text: string): string {
  if (/[\u2028\u2029]/.test(odd)) return " ";
  const before = text[at - 1]!;
  const isNeeded = VIRAMA.test(before) || (JOINED.test(before) && JOINED.test(text[at + 1]!));
  return isNeeded && /[\u200c\u200d]/.test(odd) ? odd : "";
}
