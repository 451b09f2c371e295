import type { Send } from "#provider/client.ts";

/** Keys of texts that people read. Ids, codes, dates, addresses and words of closed lists stay as they are. */
const READ = /(?:^|_)(?:names?|titles?|descriptions?|messages?|narration|remarks?|labels?|subject|text)$/i;
/** A status is a word of a closed list, whatever its key is called. */
const STATUS = /status/i;
const ADDRESS = /^(?:https?:|data:|\/)/;

const WORDS = "who has a good deal more to say than anybody thought when this was drawn";
/** A word without a place to break, and longer than any window is wide: no page may scroll sideways because of it. */
const WORD = "Ahiajokuolikweduanyaoyibolugboekeneimezuokwuchukwudi".repeat(58);

/** Lengthens the texts for people and puts a word of 3,000 letters into them. */
export function lengthened(send: Send): Send {
  return async (request) => {
    const { status, body } = await send(request);
    return { status, body: lengthen(body) };
  };
}

export function lengthen(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthen(one, key));
  if (typeof value === "string") return isForPeople(key, value) ? `${value} ${WORDS} ${WORD}` : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, STATUS.test(name) ? inner : lengthen(inner, name)]),
  );
}

function isForPeople(key: string, text: string): boolean {
  return READ.test(key) && /\p{L}/u.test(text) && !ADDRESS.test(text);
}
