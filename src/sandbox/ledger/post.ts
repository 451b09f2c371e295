import { all, one, type Queries } from "#sandbox/database/queries.ts";

/** Accounts that are not wallets: the outside world, billers, fees, and held money. */
export const SYSTEM_ACCOUNTS = ["external", "billers", "fees", "suspense"] as const;
type SystemAccount = (typeof SYSTEM_ACCOUNTS)[number];

/** One entry of a journal: kobo that an account gains, or loses when negative. */
export type Leg = { readonly account: number | SystemAccount; readonly kobo: number };

export type Journal = {
  readonly reference: string;
  readonly memo: string;
  readonly at: Date;
  readonly legs: readonly Leg[];
};

/**
 * Posts a journal. The database itself refuses legs that do not sum to 0, and a wallet below 0. Legs of 0 kobo are left
 * out.
 */
export async function post(queries: Queries, { reference, memo, at, legs }: Journal): Promise<void> {
  const codes = await systemAccounts(queries);
  const { id } = await one<{ id: number }>(
    queries,
    "insert into journals (reference, created_at, memo) values ($1, $2, $3) returning id",
    [reference, at, memo],
  );
  const moved = legs.filter((leg) => leg.kobo !== 0);
  await queries.query(
    `insert into entries (journal_id, account_id, amount_kobo)
     select $1, account, kobo from unnest($2::bigint[], $3::bigint[]) as legs (account, kobo)`,
    [
      id,
      moved.map(({ account }) => (typeof account === "number" ? account : codes.get(account))),
      moved.map(({ kobo }) => kobo),
    ],
  );
}

async function systemAccounts(queries: Queries): Promise<Map<string, number>> {
  const rows = await all<{ code: string; id: number }>(
    queries,
    "select code, id from accounts where code = any($1)",
    [SYSTEM_ACCOUNTS],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}
