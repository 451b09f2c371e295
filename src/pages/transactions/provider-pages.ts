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
  /** There are no older ones. */
  readonly isLast: boolean;
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
    const isLast = reply.lastPage === undefined ? rows.length === 0 : page >= reply.lastPage;
    yield { rows, page, lastPage: reply.lastPage, isLast };
    if (isLast) return;
  }
}

/** The id alone does not identify a row: a row without one gets an id from its position on the page. */
function identityOf({ id, reference, createdAt, amountMinor, direction }: Transaction): string {
  return JSON.stringify([id, reference, createdAt, amountMinor, direction]);
}
