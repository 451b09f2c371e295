import type { Random } from "#sandbox/demo/random.ts";

/** `true` may be written 1 or "1", `false` 0 or "0"; where the specification asks for 1, it is a number or text. */
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

/** Statuses of refusals that mean more than a refusal, and stay: the session has ended, or too many came. */
const MEANT = [401, 404, 429];

/**
 * How a refusal may come: as 400 or 422. A conflict stays 409 at times: without a word why, which the specification does not give, it leaves
 * open what became of the payment. Only what moves no money is refused with 409 for any reason.
 */
export function refusalStatus(status: number, isMoney: boolean, random: Random): number {
  if (MEANT.includes(status) || status >= 500) return status;
  return status === 409 || !isMoney ? random.pick([400, 409, 422]) : random.pick([400, 422]);
}
