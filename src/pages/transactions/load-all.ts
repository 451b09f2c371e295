import { readBody } from "#pages/data/read-reply.ts";
import type { Send } from "#provider/client.ts";

import { narrowRows, toQuery, type TransactionQuery } from "./filter.ts";
import { readPage } from "./read-page.ts";
import type { Transaction } from "./transaction.ts";

/** Rows that are asked for at once; a provider may give fewer, and says how many pages that makes. */
const AT_ONCE = 100;

type Options = {
  readonly signal?: AbortSignal;
  /** After each page. */
  readonly onPage?: (page: number, lastPage: number) => void;
  /** Where to stop. Default: never. */
  readonly maxPages?: number;
};

export type AllTransactions = {
  readonly rows: readonly Transaction[];
  /** False where there are older ones still. */
  readonly complete: boolean;
};

/** All pages of what is filtered, one after the other, the newest first. Throws as `readBody` does. */
export async function loadAll(
  send: Send,
  filter: Pick<TransactionQuery, "period" | "types">,
  { signal, onPage, maxPages = Infinity }: Options = {},
): Promise<AllTransactions> {
  // By what tells rows apart: a payment that comes in between moves rows on to the next page, where they come again.
  const rows = new Map<string, Transaction>();
  let lastPage = 1;
  for (let page = 1; page <= Math.min(lastPage, maxPages); page++) {
    const query = { ...filter, page, size: AT_ONCE };
    const reply = readPage(await readBody(send, "customers/wallet-transactions", toQuery(query), signal));
    for (const row of narrowRows(reply.rows, query)) rows.set(identityOf(row), row);
    lastPage = reply.lastPage;
    onPage?.(page, lastPage);
  }
  return { rows: [...rows.values()], complete: lastPage <= maxPages };
}

/** The id alone is not enough: a row without one is named after its place in its page. */
function identityOf({ id, reference, createdAt, amountKobo, direction }: Transaction): string {
  return JSON.stringify([id, reference, createdAt, amountKobo, direction]);
}
