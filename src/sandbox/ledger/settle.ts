import { all, type Database, type Queries } from "#sandbox/database/queries.ts";
import { recordCredit } from "./credit.ts";
import { post } from "./post.ts";

type Due = {
  id: number;
  reference_number: string;
  settles_as: "Successful" | "Reversed";
  account_id: number;
  amount_kobo: number;
  charge_kobo: number;
  payee_account_id: number | null;
  payee_wallet_id: number | null;
  type_id: number;
  category: string;
  description: string;
};

const DUE = `select transactions.*, wallets.account_id, payees.id as payee_wallet_id
  from transactions join wallets on wallets.id = wallet_id
  left join wallets as payees on payees.account_id = payee_account_id
  where settles_at <= $1 and status = 'Pending'`;

/**
 * Ends pending payments whose time has come. It runs before each call of a customer instead of by a timer, so that a
 * fake clock and a restart do the same as waiting.
 */
export async function settleDue(database: Database, now: Date): Promise<void> {
  if ((await all(database, DUE, [now])).length === 0) return;
  await database.transaction(async (queries) => {
    for (const due of await all<Due>(queries, `${DUE} for update of transactions`, [now])) {
      // One after the other: each settlement is its own journal.
      await settle(queries, due, now);
    }
  });
}

async function settle(queries: Queries, due: Due, now: Date): Promise<void> {
  const total = due.amount_kobo + due.charge_kobo;
  const isReversed = due.settles_as === "Reversed";
  await post(queries, {
    reference: `${due.reference_number}-${isReversed ? "reversal" : "settlement"}`,
    memo: isReversed ? "Reversal of a pending payment" : "Settlement of a pending payment",
    at: now,
    legs: [
      { account: "suspense", kobo: -total },
      ...(isReversed
        ? [{ account: due.account_id, kobo: total }]
        : [
            { account: due.payee_account_id ?? ("billers" as const), kobo: due.amount_kobo },
            { account: "fees" as const, kobo: due.charge_kobo },
          ]),
    ],
  });
  if (due.payee_wallet_id && !isReversed) {
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
  await queries.query(
    "update transactions set status = settles_as, settles_at = null, settles_as = null where id = $1",
    [due.id],
  );
}
