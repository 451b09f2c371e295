import { isNarrowed, narrowRows, type TransactionQuery } from "./filter.ts";
import { providerPages, type AskPage } from "./provider-pages.ts";
import type { ProviderPage } from "./read-page.ts";
import type { Transaction } from "./transaction.ts";

/** A page as it was asked for. */
export type TransactionPage = {
  readonly rows: readonly Transaction[];
  readonly page: number;
  /** undefined where nobody knows how many there are. */
  readonly lastPage: number | undefined;
  readonly hasMore: boolean;
  readonly total: number | undefined;
};

/** The provider's pages that are looked through for one page of ours, times its number: enough for rare rows, and an end. */
const LOOKED_THROUGH = 20;

/**
 * A page of what is asked for. Size, types and dates are wishes: where the provider passes over one, the page is made here, of as many
 * of its pages as that takes.
 */
export async function loadPage(ask: AskPage, query: TransactionQuery): Promise<TransactionPage> {
  const asked = await ask(query.page);
  return asAsked(asked, query) ?? (await gathered(ask, query, asked));
}

function asAsked(reply: ProviderPage, query: TransactionQuery): TransactionPage | undefined {
  const { rows, page, total, lastPage, perPage = query.size } = reply;
  if (lastPage === undefined || page !== query.page || perPage !== query.size) return undefined;
  const isFull = rows.length === query.size || (rows.length < query.size && page >= lastPage);
  if (!isFull || narrowRows(rows, query).length < rows.length) return undefined;
  return { rows, page, lastPage, hasMore: page < lastPage, total };
}

async function gathered(
  ask: AskPage,
  query: TransactionQuery,
  asked: ProviderPage,
): Promise<TransactionPage> {
  const start = (query.page - 1) * query.size;
  const skipped = pagesBefore(start, query, asked);
  const rows: Transaction[] = [];
  let isAll = false;
  const came = asked.unpaged ? query.page : asked.page;
  const again = async (page: number) => (page === came ? asked : await ask(page));
  for await (const next of providerPages(again, skipped.pages + 1)) {
    rows.push(...narrowRows(next.rows, query));
    isAll = next.isLast;
    const isEnough = skipped.rows + rows.length > start + query.size;
    if (isEnough || next.page >= LOOKED_THROUGH * query.page) break;
  }
  const found = skipped.rows + rows.length;
  // A count that includes rows which nobody asked for says nothing.
  const total = isAll ? found : isNarrowed(query) ? undefined : asked.total;
  return {
    rows: rows.slice(start - skipped.rows, start - skipped.rows + query.size),
    page: query.page,
    lastPage: total === undefined ? undefined : Math.max(1, Math.ceil(total / query.size)),
    hasMore: !isAll || found > start + query.size,
    total,
  };
}

/** What need not be looked through: with every row wanted, pages before the one where ours begins. */
function pagesBefore(start: number, query: TransactionQuery, asked: ProviderPage) {
  const perPage = asked.perPage || (asked.rows.length === query.size ? query.size : 0);
  // Who says nothing of pages may give all rows each time.
  if (isNarrowed(query) || asked.unpaged || perPage === 0) return { pages: 0, rows: 0 };
  const pages = Math.floor(start / perPage);
  return { pages, rows: pages * perPage };
}
