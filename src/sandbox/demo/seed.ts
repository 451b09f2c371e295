import { hashSecret } from "#sandbox/access/secrets.ts";
import { openWallet, walletCode } from "#sandbox/access/wallets.ts";
import { one, type Queries } from "#sandbox/database/queries.ts";
import { SYSTEM_ACCOUNTS } from "#sandbox/ledger/post.ts";
import { demoCustomers, type DemoCustomer, type DemoWallet } from "./customers.ts";
import { seedCard, seedPhysicalCard } from "./seed-cards.ts";
import { seedTerminal } from "./seed-terminal.ts";
import { demoLoans } from "./loans.ts";
import { seedLoans } from "./seed-loans.ts";
import { demoHistory, type DemoTransaction } from "./history.ts";

/** Puts the demo data into an empty store. Few statements for many rows: a reset between two tests must be quick. */
export async function seed(queries: Queries, now: Date): Promise<void> {
  await queries.query("insert into accounts (code, is_wallet) select unnest($1::text[]), false", [
    SYSTEM_ACCOUNTS,
  ]);
  for (const customer of demoCustomers) await seedCustomer(queries, customer, now);
  const numbered = demoHistory(now).map((transaction, index) => ({
    ...transaction,
    reference: `DEMO-${String(index + 1).padStart(8, "0")}`,
  }));
  await seedJournals(queries, numbered);
  await seedTransactions(queries, numbered);
  await seedLoans(queries, "ada", demoLoans(now));
}

async function seedCustomer(queries: Queries, customer: DemoCustomer, now: Date): Promise<void> {
  const { id } = await one<{ id: number }>(
    queries,
    `insert into customers (user_reference, username, email, email_verified_at, password_hash, pin_hash, title,
       first_name, middle_name, last_name, gender, date_of_birth, phone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      customer.reference,
      customer.username,
      customer.email,
      customer.isVerified ? now : null,
      await demoHash(customer.password),
      await demoHash(customer.pin),
      customer.title,
      customer.first_name,
      customer.middle_name,
      customer.last_name,
      customer.gender,
      customer.born,
      customer.phone,
    ],
  );
  for (const wallet of customer.wallets) await openWallet(queries, id, wallet);
  for (const terminal of customer.terminals ?? []) await seedTerminal(queries, id, terminal, now);
  for (const card of customer.cards ?? []) await seedCard(queries, id, card, now);
  for (const card of customer.physicalCards ?? []) await seedPhysicalCard(queries, id, card, now);
}

const demoHashes = new Map<string, Promise<string>>();

/** The demo's secrets are known anyway: hashed once for each process, so that a reset is quick. */
function demoHash(secret: string): Promise<string> {
  const known = demoHashes.get(secret) ?? hashSecret(secret);
  demoHashes.set(secret, known);
  return known;
}

type Numbered = DemoTransaction & { readonly reference: string };

/** Failed ones leave the balance as it was, so they have no journal here. */
async function seedJournals(queries: Queries, transactions: readonly Numbered[]): Promise<void> {
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

function legs({ reference, wallet, other, direction, amountKobo, chargeKobo }: Numbered) {
  const sign = direction === "credit" ? 1 : -1;
  const counter = other ? walletCode(other.number) : direction === "credit" ? "external" : "billers";
  return [
    { reference, code: walletCode(wallet.number), kobo: sign * amountKobo - chargeKobo },
    { reference, code: counter, kobo: -sign * amountKobo },
    { reference, code: "fees", kobo: chargeKobo },
  ];
}

async function seedTransactions(queries: Queries, transactions: readonly Numbered[]): Promise<void> {
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

function row(transaction: Numbered, wallet: DemoWallet, direction: "credit" | "debit") {
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
