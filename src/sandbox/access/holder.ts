import { identityOf } from "#sandbox/demo/identities.ts";
import { Refusal } from "#sandbox/http/reply.ts";
import { magicDigit } from "#sandbox/ledger/magic.ts";

/**
 * Whose account, meter or smart card it is, in capitals as billers give it; undefined when nobody's. Any number is
 * somebody's, always the same, but for magic ones: …9 is nobody's, at …8 the service is down (503).
 */
export function holderOf(number: string, biller: string): string | undefined {
  const digit = magicDigit(number);
  if (digit === "8") throw new Refusal(503, "The verification service is not available. Try again later.");
  if (digit === "9") return undefined;
  const { first_name, last_name } = identityOf(number + biller);
  return `${first_name} ${last_name}`.toUpperCase();
}
