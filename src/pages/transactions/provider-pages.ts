import type { ProviderPage } from "./read-page.ts";
import type { Transaction } from "./transaction.ts";

export type AskPage = (page: number) => Promise<ProviderPage>;

export type NextRows = {
  /** Those that no page before had: a payment that comes in between moves rows on to the next page, where they come again. */
  readonly rows: readonly Transaction[];
  readonly page: number;
  readonly lastPage: number | undefined;
  /** There are no older ones. */
  readonly isLast: boolean;
};

/** The provider's pages one after the other, until it says that one is the last, or, where it does not count them, one brings nothing new. */
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

/** The id alone is not enough: a row without one is named after its place in its page. */
function identityOf({ id, reference, createdAt, amountKobo, direction }: Transaction): string {
  return JSON.stringify([id, reference, createdAt, amountKobo, direction]);
}
