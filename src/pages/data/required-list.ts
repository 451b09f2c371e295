import { dataIn } from "#lib/reply-data.ts";

/** The list of a reply, wherever it stands. Throws where there is none: that is not to look as if nothing were there. */
export function requiredList(body: unknown, what: string): readonly unknown[] {
  const list = dataIn(body);
  if (!Array.isArray(list)) throw new TypeError(`The reply holds no list of ${what}.`);
  return list;
}
