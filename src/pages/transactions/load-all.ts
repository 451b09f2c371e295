import { readBody } from "#pages/data/read-reply.ts";
import type { Send } from "#provider/client.ts";

import { HISTORY } from "./calls.ts";
import { narrowRows, toQuery, type TransactionQuery } from "./filter.ts";
import { providerPages } from "./provider-pages.ts";
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
  const rows: Transaction[] = [];
  let isAll = false;
  const ask = async (page: number) => {
    const query = toQuery({ ...filter, page, size: AT_ONCE });
    return readPage(await readBody(send, HISTORY, query, signal));
  };
  for await (const next of providerPages(ask)) {
    rows.push(...narrowRows(next.rows, filter));
    isAll = next.isLast;
    onPage?.(next.page, next.lastPage ?? next.page + (isAll ? 0 : 1));
    if (next.page >= maxPages) break;
  }
  return { rows, complete: isAll };
}
