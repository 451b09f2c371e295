import { bankDay, formatDay, isoDay } from "#lib/time/dates.ts";
import { say } from "#lib/text/words.ts";

import type { Subscription } from "./subscription.ts";
import { words } from "./words.ts";

/** MySQL writes it for no day. */
const NO_DAY = /^0000/;

/**
 * When the next payment of an order is due. Nothing is due when nothing is left to pay: a day that the provider left
 * out does not mean that. "" when it is not known.
 */
export function nextPaymentText(
  { nextPayment, balanceMinor }: Pick<Subscription, "nextPayment" | "balanceMinor">,
  now: Date,
  timeZone: string,
): string {
  const due = bankDay(nextPayment, timeZone);
  if (due === undefined && (nextPayment === "" || NO_DAY.test(nextPayment))) {
    return balanceMinor !== undefined && balanceMinor <= 0 ? words.nothingDue : "";
  }
  const isLate = due !== undefined && due < isoDay(now, timeZone);
  const day = formatDay(nextPayment, timeZone) ?? nextPayment;
  return say(isLate ? words.wasDue : words.nextOn, { day });
}
