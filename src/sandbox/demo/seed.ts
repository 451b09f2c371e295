import { hashSecret } from "#sandbox/access/secrets.ts";
import { openWallet } from "#sandbox/access/wallets.ts";
import { one, type Queries } from "#sandbox/database/queries.ts";
import { SYSTEM_ACCOUNTS } from "#sandbox/ledger/post.ts";
import { FRANC, NAIRA } from "#sandbox/ledger/currency.ts";
import { demoCustomers, francCustomers, francWallets, type DemoCustomer } from "./customers.ts";
import { seedCard, seedPhysicalCard } from "./seed-cards.ts";
import { seedTerminal } from "./seed-terminal.ts";
import { demoLoans } from "./loans.ts";
import { seedLoans } from "./seed-loans.ts";
import { demoHistory, type DemoTransaction } from "./history.ts";
import { seedHistory, type NumberedTransaction } from "./seed-history.ts";

/**
 * Inserts the demo data into an empty store, in few statements for many rows, because a reset between two tests must be
 * quick.
 */
export async function seed(queries: Queries, now: Date): Promise<void> {
  await queries.query("insert into accounts (code, is_wallet) select unnest($1::text[]), false", [
    SYSTEM_ACCOUNTS,
  ]);
  for (const customer of demoCustomers) await seedCustomer(queries, customer, now);
  await seedHistory(queries, numbered(demoHistory(now), "DEMO"));
  await seedLoans(queries, demoLoans(now));
  // Last, so that what is in naira has the numbers that it has without them.
  for (const customer of francCustomers) await seedCustomer(queries, customer, now);
  await seedHistory(queries, numbered(demoHistory(now, francWallets), "FRANC"));
  await seedLoans(queries, demoLoans(now, FRANC), FRANC);
}

function numbered(transactions: readonly DemoTransaction[], prefix: string): NumberedTransaction[] {
  return transactions.map((transaction, index) => ({
    ...transaction,
    reference: `${prefix}-${String(index + 1).padStart(8, "0")}`,
  }));
}

async function seedCustomer(queries: Queries, customer: DemoCustomer, now: Date): Promise<void> {
  const { id } = await one<{ id: number }>(
    queries,
    `insert into customers (user_reference, username, email, email_verified_at, password_hash, pin_hash, title,
       first_name, middle_name, last_name, gender, date_of_birth, phone, currency)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
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
      customer.currency ?? NAIRA.code,
    ],
  );
  for (const wallet of customer.wallets) await openWallet(queries, id, wallet);
  for (const terminal of customer.terminals ?? []) await seedTerminal(queries, id, terminal, now);
  for (const card of customer.cards ?? []) await seedCard(queries, id, card, now);
  for (const card of customer.physicalCards ?? []) await seedPhysicalCard(queries, id, card, now);
}

const demoHashes = new Map<string, Promise<string>>();

/** The demo's secrets are public anyway, so each is hashed once per process, which makes a reset quick. */
function demoHash(secret: string): Promise<string> {
  const known = demoHashes.get(secret) ?? hashSecret(secret);
  demoHashes.set(secret, known);
  return known;
}
