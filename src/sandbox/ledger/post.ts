import type { Queries } from "#sandbox/database/queries.ts";

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
  const moved = legs.filter((leg) => leg.kobo !== 0);
  await queries.query(
    `with journal as (insert into journals (reference, created_at, memo) values ($1, $2, $3) returning id)
     insert into entries (journal_id, account_id, amount_kobo)
     select journal.id, accounts.id, kobo
     from journal, unnest($4::bigint[], $5::text[], $6::bigint[]) as legs (account, system, kobo)
     left join accounts on accounts.id = legs.account or accounts.code = legs.system`,
    [
      reference,
      at,
      memo,
      moved.map(({ account }) => (typeof account === "number" ? account : null)),
      moved.map(({ account }) => (typeof account === "number" ? null : account)),
      moved.map(({ kobo }) => kobo),
    ],
  );
}
