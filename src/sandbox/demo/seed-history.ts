import { walletCode } from "#sandbox/access/wallets.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import type { DemoWallet } from "./customers.ts";
import type { DemoTransaction } from "./history.ts";

export type NumberedTransaction = DemoTransaction & { readonly reference: string };

/** Inserts rows of the history with their journals, in few statements for many rows. */
export async function seedHistory(
  queries: Queries,
  transactions: readonly NumberedTransaction[],
): Promise<void> {
  await seedJournals(queries, transactions);
  await seedTransactions(queries, transactions);
}

/** Failed payments did not change the balance, so they have no journal. */
async function seedJournals(queries: Queries, transactions: readonly NumberedTransaction[]): Promise<void> {
  const posted = transactions.filter(({ status }) => status === "Successful");
  await queries.query(
    `insert into journals (reference, created_at, memo)
     select * from jsonb_to_recordset($1) as given (reference text, created_at timestamptz, memo text)`,
    [
      JSON.stringify(
        posted.map(({ reference, at, category }) => ({ reference, created_at: at, memo: category })),
      ),
    ],
  );
  await queries.query(
    `insert into entries (journal_id, account_id, amount_kobo)
     select journals.id, accounts.id, kobo
     from jsonb_to_recordset($1) as given (reference text, code text, kobo bigint)
     join journals using (reference) join accounts using (code) where kobo <> 0`,
    [JSON.stringify(posted.flatMap(legs))],
  );
}

function legs({ reference, wallet, other, direction, amountKobo, chargeKobo }: NumberedTransaction) {
  const sign = direction === "credit" ? 1 : -1;
  const counter = other ? walletCode(other.number) : direction === "credit" ? "external" : "billers";
  return [
    { reference, code: walletCode(wallet.number), kobo: sign * amountKobo - chargeKobo },
    { reference, code: counter, kobo: -sign * amountKobo },
    { reference, code: "fees", kobo: chargeKobo },
  ];
}

async function seedTransactions(
  queries: Queries,
  transactions: readonly NumberedTransaction[],
): Promise<void> {
  const rows = transactions.flatMap((transaction) => [
    row(transaction, transaction.wallet, transaction.direction),
    ...(transaction.other ? [row(transaction, transaction.other, "credit")] : []),
  ]);
  await queries.query(
    `insert into transactions (wallet_id, reference_number, created_at, amount_kobo, charge_kobo, direction, type_id,
       category, status, description)
     select wallets.id, reference, created_at, amount, charge, direction, type_id, category, status, description
     from jsonb_to_recordset($1) as given (wallet text, reference text, created_at timestamptz, amount bigint,
       charge bigint, direction text, type_id int, category text, status text, description text)
     join wallets on wallet_number = wallet order by created_at, direction desc`,
    [JSON.stringify(rows)],
  );
}

function row(transaction: NumberedTransaction, wallet: DemoWallet, direction: "credit" | "debit") {
  const { reference, at, amountKobo, chargeKobo, typeId, category, status, description } = transaction;
  return {
    wallet: wallet.number,
    reference,
    created_at: at,
    amount: amountKobo,
    charge: direction === "credit" ? 0 : chargeKobo,
    direction,
    type_id: typeId,
    category,
    status,
    description,
  };
}
