import { identityOf } from "#sandbox/demo/identities.ts";
import { Refusal } from "#sandbox/http/reply.ts";
import { magicDigit } from "#sandbox/ledger/magic.ts";

/**
 * The holder of an account, meter or smart card, in capitals as billers write names; undefined for an unknown number.
 * Each number has a holder, always the same, except for magic numbers: …9 is unknown, and …8 means that the service is
 * down (503).
 */
export function holderOf(number: string, biller: string): string | undefined {
  const digit = magicDigit(number);
  if (digit === "8") throw new Refusal(503, "The verification service is not available. Try again later.");
  if (digit === "9") return undefined;
  const { first_name, last_name } = identityOf(number + biller);
  return `${first_name} ${last_name}`.toUpperCase();
}
