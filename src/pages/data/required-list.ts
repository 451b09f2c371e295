import { isRecord } from "#lib/json/record.ts";
import { dataIn } from "#lib/reply-data.ts";
import { yesNo } from "#lib/text/yes-no.ts";

/**
 * The list in a reply, however it is wrapped. Some servers write `null` for an empty list; it is one in a reply that says
 * that its call succeeded. Throws when there is none: an unreadable reply must not look like an empty list.
 */
export function requiredList(body: unknown, what: string): readonly unknown[] {
  const list = dataIn(body);
  if (list === null && saysSucceeded(body)) return [];
  if (!Array.isArray(list)) throw new TypeError(`The reply holds no list of ${what}.`);
  return list;
}

function saysSucceeded(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const said = body["status"] ?? body["success"];
  return yesNo(said) === true || (typeof said === "string" && /^(success|ok$)/i.test(said));
}
