import type { ProviderPage } from "./read-page.ts";
import type { Transaction } from "./transaction.ts";

export type AskPage = (page: number) => Promise<ProviderPage>;

export type NextRows = {
  /**
   * The rows that no earlier page had: a payment during the reading moves rows to the next page, where they appear
   * again.
   */
  readonly rows: readonly Transaction[];
  readonly page: number;
  readonly lastPage: number | undefined;
  /** How many rows the provider counts. */
  readonly total: number | undefined;
  /** There are no older ones, or the provider does not send them. */
  readonly isLast: boolean;
  /** The provider sent what it had sent before, although it counts more pages. */
  readonly isRepeat: boolean;
};

/**
 * The provider's pages one after another, until the last one, or, if the provider does not count pages, until a page
 * has no new rows.
 */
export async function* providerPages(ask: AskPage, from = 1): AsyncGenerator<NextRows, void, undefined> {
  const known = new Set<string>();
  for (let page = from; ; page++) {
    const reply = await ask(page);
    const rows = reply.rows.filter((row) => !known.has(identityOf(row)));
    for (const row of rows) known.add(identityOf(row));
    const { lastPage, total } = reply;
    const isEnd = lastPage === undefined ? rows.length === 0 : page >= lastPage;
    const isRepeat = !isEnd && rows.length === 0 && reply.rows.length > 0;
    const isLast = isEnd || isRepeat;
    yield { rows, page, lastPage, total, isLast, isRepeat };
    if (isLast) return;
  }
}

/** Rows with an id of their own each: a provider may send none, or one for both sides of a transfer. */
export function toldApart(rows: readonly Transaction[]): readonly Transaction[] {
  const copies = new Map<string, number>();
  return rows.map((row) => {
    const copy = (copies.get(row.id) ?? 0) + 1;
    copies.set(row.id, copy);
    return copy === 1 ? row : { ...row, id: `${row.id} ${copy}` };
  });
}

/** The id alone does not identify a row: a row without one gets an id from its position on the page. */
function identityOf({ id, reference, createdAt, amountMinor, direction }: Transaction): string {
  return JSON.stringify([id, reference, createdAt, amountMinor, direction]);
}
