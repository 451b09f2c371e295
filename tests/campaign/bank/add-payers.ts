import { hashSecret } from "#sandbox/access/secrets.ts";
import { demoContent } from "#sandbox/demo/restore.ts";
import { openDatabase, type Place } from "#sandbox/database/open.ts";
import { one, type Store } from "#sandbox/database/queries.ts";

/** What each payer has at first, in kobo: more than a campaign can spend. */
export const OPENING_KOBO = 100_000_000_00;

/** A customer who can pay by the thousand, with the demo's password and PIN. */
export type Payer = { readonly username: string; readonly wallet: string };

/** The name and wallet of a payer; the first one has the number 1. */
export function payer(number: number): Payer {
  return { username: `payer${number}`, wallet: `29${10_000_000 + number}` };
}

/** Opens the store for something that no call of the sandbox does, while no embedded sandbox has it. */
export async function withStore<Result>(
  place: Place,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const { database } = await openDatabase(place, demoContent);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Adds customers with a wallet each; its money comes from outside by one journal. */
export async function addPayers(store: Store, count: number): Promise<void> {
  const hashes = await Promise.all([hashSecret("Password1!"), hashSecret("1234")]);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const wallets = numbers.map((number) => payer(number).wallet);
  await store.transaction(async (queries) => {
    await queries.query(
      `insert into customers (user_reference, username, email, password_hash, pin_hash, title, first_name, last_name,
         gender, phone, currency)
       select 'usr-' || name, name, name || '@bank.example', $2, $3, 'Ms', 'Payer', name, 'female', '0709' || number, 'NGN'
       from unnest($1::text[], $4::text[]) as payers (name, number)`,
      [
        numbers.map((number) => payer(number).username),
        ...hashes,
        numbers.map((number) => String(1_000_000 + number)),
      ],
    );
    await queries.query(
      "insert into accounts (code, is_wallet) select 'wallet:' || number, true from unnest($1::text[]) as number",
      [wallets],
    );
    await queries.query(
      `insert into wallets (customer_id, account_id, wallet_number, ownership_label, product_name, type_name)
       select customers.id, accounts.id, number, 'Everyday', 'Everyday Wallet', 'Individual'
       from unnest($1::text[], $2::text[]) as payers (name, number)
       join customers on username = name join accounts on code = 'wallet:' || number`,
      [numbers.map((number) => payer(number).username), wallets],
    );
    const { id } = await one<{ id: number }>(
      queries,
      "insert into journals (reference, created_at, memo) values ('PAYERS', now(), 'Opening') returning id",
    );
    await queries.query(
      `insert into entries (journal_id, account_id, amount_kobo)
       select $1::bigint, id, $2::bigint from accounts where code = any($3)
       union all select $1, id, -$2 * $4::bigint from accounts where code = 'external'`,
      [id, OPENING_KOBO, wallets.map((number) => `wallet:${number}`), count],
    );
  });
}
