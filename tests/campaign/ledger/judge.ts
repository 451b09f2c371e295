import { all, one, type Queries } from "#sandbox/database/queries.ts";

import { OPENING_KOBO } from "../bank/add-payers.ts";

type Row = { readonly key: string; readonly reference: string };

/** What the history of all payers says wrongly about the payments that were acknowledged, by key. */
export async function wrongHistory(
  queries: Queries,
  acknowledged: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const rows = await all<Row>(
    queries,
    `select client_reference as key, reference_number as reference from transactions
     where client_reference is not null and direction = 'debit'`,
  );
  const found = new Map(rows.map(({ key, reference }) => [key, reference]));
  const lost = [...acknowledged].filter(([key, reference]) => found.get(key) !== reference);
  return [
    ...(found.size < rows.length ? [`${rows.length - found.size} keys are debited twice`] : []),
    ...(lost.length > 0 ? [`of ${acknowledged.size} acknowledged payments ${lost.length} are lost`] : []),
  ];
}

/** Counts of what must not be, each with its words. */
const NEVER = {
  "payers whose balance is not what their history says": `
    select count(*) from accounts join wallets on account_id = accounts.id
    where wallet_number like '29%' and balance_kobo <> ${OPENING_KOBO} - (
      select coalesce(sum(amount_kobo + charge_kobo), 0) from transactions
      where wallet_id = wallets.id and status = 'Successful')`,
  "payments that are due and still pending": "select count(*) from transactions where status = 'Pending'",
  "keys without a reply": "select count(*) from idempotency_keys where reply is null",
  "journals that move nothing":
    "select count(*) from journals where not exists (select 1 from entries where journal_id = journals.id)",
};

/** What the tables say about each other wrongly. */
export async function wrongTables(queries: Queries): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [words, sql] of Object.entries(NEVER)) {
    const { count } = await one<{ count: number }>(queries, sql);
    if (count > 0) wrong.push(`${count} ${words}`);
  }
  return wrong;
}
