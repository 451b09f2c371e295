import type { Random } from "#sandbox/demo/random.ts";

/**
 * `true` may be written as 1 or "1", `false` as 0 or "0"; where the specification asks for 1, it is a number or text.
 */
export function statusForm(status: unknown, random: Random): unknown {
  switch (status) {
    case true:
      return random.pick<unknown>([true, 1, "1"]);
    case false:
      return random.pick<unknown>([false, 0, "0"]);
    case 1:
    case 0:
      return random.pick<unknown>([status, String(status)]);
    default:
      return status;
  }
}

/** Statuses with a meaning of their own, which stay: the session has ended, nothing was found, too many requests. */
const MEANT = [401, 404, 429];

/**
 * The status of a refusal: 400 or 422. A conflict stays 409 at times; without a reason, which the specification does
 * not have, it leaves the payment's outcome open. Other refusals only become 409 if the call moves no money.
 */
export function refusalStatus(status: number, isMoney: boolean, random: Random): number {
  if (MEANT.includes(status) || status >= 500) return status;
  return status === 409 || !isMoney ? random.pick([400, 409, 422]) : random.pick([400, 422]);
}
