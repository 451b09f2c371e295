import { first, type Queries } from "#sandbox/database/queries.ts";
import { conflict } from "#sandbox/http/reply.ts";
import type { Payment } from "./pay.ts";

/** For how long a repeated payment counts as a duplicate, in ms. */
const WINDOW_MS = 30_000;

type Repeatable = Pick<
  Payment,
  "wallet" | "typeId" | "amountKobo" | "recipient" | "outcome" | "what" | "now"
>;

/**
 * Refuses a duplicate with 409 if the recipient's magic number asks for it: always, or when the same customer paid the
 * same amount by the same call to the same recipient less than 30 seconds ago. A request that is repeated under its own
 * Idempotency-Key never gets here, because it was answered before.
 */
export async function refuseDuplicate(queries: Queries, payment: Repeatable): Promise<void> {
  const { outcome, what } = payment;
  if (outcome === "duplicate" || (outcome === "once" && (await wasJustMade(queries, payment)))) {
    throw conflict("duplicate", `Duplicate transaction: the same ${what} was made a moment ago.`);
  }
}

async function wasJustMade(
  queries: Queries,
  { wallet, typeId, amountKobo, recipient, now }: Repeatable,
): Promise<boolean> {
  const earlier = await first(
    queries,
    `select 1 from transactions join wallets on wallets.id = wallet_id
     where customer_id = $1 and type_id = $2 and amount_kobo = $3 and recipient = $4
       and status in ('Successful', 'Pending') and created_at > $5 limit 1`,
    [wallet.customer_id, typeId, amountKobo, recipient, new Date(now.getTime() - WINDOW_MS)],
  );
  return earlier !== undefined;
}
