import { first, type Database, type Queries } from "#sandbox/database/queries.ts";
import { recordCredit } from "./credit.ts";
import { giveBack, release, walletMovement } from "./movement.ts";

type Due = {
  id: number;
  reference_number: string;
  direction: "credit" | "debit";
  settles_as: "Successful" | "Reversed" | "Failed";
  account_id: number;
  amount_kobo: number;
  charge_kobo: number;
  counter_account_id: number | null;
  payee_wallet_id: number | null;
  type_id: number;
  category: string;
  description: string;
};

/** Who comes second leaves a payment to who settles it: waiting for it would let all calls wait for each other. */
const NEXT_DUE = `select transactions.*, wallets.account_id, payees.id as payee_wallet_id
  from transactions join wallets on wallets.id = wallet_id
  left join wallets as payees on payees.account_id = counter_account_id and direction = 'debit'
  where settles_at <= $1 and status = 'Pending'
  order by transactions.id limit 1 for update of transactions skip locked`;

/** Each call asks this first, and nearly always nothing is due: it costs a tenth of the whole question. */
const IS_DUE = "select 1 from transactions where settles_at <= $1 and status = 'Pending' limit 1";

/**
 * Settles pending payments that are due. It runs before each call of a customer instead of by a timer, so that a fake
 * clock and a restart have the same effect as waiting.
 */
export async function settleDue(database: Database, now: Date): Promise<void> {
  if (!(await first(database, IS_DUE, [now]))) return;
  // Each in a transaction of its own, because one that holds several wallets could wait for ever for another one.
  while (await database.transaction(async (queries) => await settleNext(queries, now)));
}

/** Whether there was one. */
async function settleNext(queries: Queries, now: Date): Promise<boolean> {
  const due = await first<Due>(queries, NEXT_DUE, [now]);
  if (due) await settle(queries, due, now);
  return due !== undefined;
}

async function settle(queries: Queries, due: Due, now: Date): Promise<void> {
  const movement = walletMovement({
    reference: due.reference_number,
    memo: due.category,
    at: now,
    amountKobo: due.amount_kobo,
    chargeKobo: due.charge_kobo,
    direction: due.direction,
    walletAccount: due.account_id,
    counterAccount: due.counter_account_id,
  });
  if (due.settles_as === "Successful") {
    await release(queries, movement);
    await tellPayee(queries, due, now);
  } else {
    await giveBack(queries, movement);
  }
  await queries.query(
    "update transactions set status = settles_as, settles_at = null, settles_as = null where id = $1",
    [due.id],
  );
}

async function tellPayee(queries: Queries, due: Due, now: Date): Promise<void> {
  if (!due.payee_wallet_id) return;
  const {
    reference_number: reference,
    amount_kobo: amountKobo,
    type_id: typeId,
    category,
    description,
  } = due;
  await recordCredit(
    queries,
    { reference, amountKobo, typeId, category, description, now },
    due.payee_wallet_id,
  );
}
