import { all, one, type Queries } from "#sandbox/database/queries.ts";

/** The state of the ledger in kobo. Unless the sum over all accounts is 0, money was created or lost. */
export type Ledger = {
  readonly sum: number;
  /** Number of wallets whose balance is not the sum of their entries; must be 0. */
  readonly adrift: number;
  readonly wallets: readonly { wallet_number: string; username: string; balance_kobo: number }[];
};

export async function readLedger(queries: Queries): Promise<Ledger> {
  const { sum } = await one<{ sum: number }>(
    queries,
    `select ((select coalesce(sum(balance_kobo), 0) from accounts where is_wallet)
       + (select coalesce(sum(amount_kobo), 0) from entries join accounts on accounts.id = account_id
          where not is_wallet))::bigint as sum`,
  );
  const { adrift } = await one<{ adrift: number }>(
    queries,
    `select count(*) as adrift from accounts where is_wallet and balance_kobo <>
       (select coalesce(sum(amount_kobo), 0) from entries where account_id = accounts.id)`,
  );
  const wallets = await all<Ledger["wallets"][number]>(
    queries,
    `select wallet_number, username, balance_kobo from wallets
     join accounts on accounts.id = account_id join customers on customers.id = customer_id order by wallets.id`,
  );
  return { sum, adrift, wallets };
}
