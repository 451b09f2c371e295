import { dataIn } from "#lib/reply-data.ts";

/**
 * The list in a reply, however it is wrapped. Throws when there is none: an unreadable reply must not look like an
 * empty list.
 */
export function requiredList(body: unknown, what: string): readonly unknown[] {
  const list = dataIn(body);
  if (!Array.isArray(list)) throw new TypeError(`The reply holds no list of ${what}.`);
  return list;
}
