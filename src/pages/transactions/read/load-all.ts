import type { Region } from "#lib/region.ts";
import { readBody } from "#pages/data/read-reply.ts";
import type { Send } from "#provider/client.ts";

import { HISTORY } from "./calls.ts";
import { narrowRows, toQuery, type Narrowing } from "./filter.ts";
import { providerPages, toldApart } from "./provider-pages.ts";
import { readPage } from "./read-page.ts";
import type { Transaction } from "./transaction.ts";

/** Requested rows per page; a provider may send fewer, and says how many pages there are. */
const AT_ONCE = 100;

type Options = {
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onPage?: (page: number, lastPage: number) => void;
  /** How many pages to load at most. Default: all. */
  readonly maxPages?: number;
};

export type AllTransactions = {
  readonly rows: readonly Transaction[];
  /** False when there are more rows, as far as the provider says. */
  readonly complete: boolean;
};

/** Loads all pages of the filter one after another, newest first. Throws as `readBody` does. */
export async function loadAll(
  send: Send,
  region: Region,
  filter: Narrowing,
  { signal, onPage, maxPages = Infinity }: Options = {},
): Promise<AllTransactions> {
  const rows: Transaction[] = [];
  let isAll = false;
  let seen = 0;
  let counted = 0;
  const ask = async (page: number) => {
    const query = toQuery({ ...filter, page, size: AT_ONCE });
    return readPage(await readBody(send, HISTORY, query, signal), region);
  };
  for await (const next of providerPages(ask)) {
    rows.push(...narrowRows(next.rows, filter));
    seen += next.rows.length;
    // The count of the first page: a payment during the reading is no part of what was asked for.
    if (next.page === 1) counted = next.total ?? 0;
    isAll = next.isLast && !next.isRepeat && seen >= counted;
    onPage?.(next.page, next.lastPage ?? next.page + (isAll ? 0 : 1));
    if (next.page >= maxPages) break;
  }
  return { rows: toldApart(rows), complete: isAll };
}
