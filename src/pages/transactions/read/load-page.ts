import { isNarrowed, narrowRows, type TransactionQuery } from "./filter.ts";
import { providerPages, toldApart, type AskPage } from "./provider-pages.ts";
import type { ProviderPage } from "./read-page.ts";
import type { Transaction } from "./transaction.ts";

/** A page as it was requested. */
export type TransactionPage = {
  readonly rows: readonly Transaction[];
  readonly page: number;
  /** undefined when the number of pages is unknown. */
  readonly lastPage: number | undefined;
  readonly hasMore: boolean;
  readonly total: number | undefined;
};

/**
 * Limit: for page n of ours, at most n times this many pages of the provider. Enough to find rare rows, and it ends.
 */
const LOOKED_THROUGH = 20;

/**
 * Loads one page of the query. Providers may ignore size, types or dates; the page is then collected here, from as many
 * of the provider's pages as necessary.
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
  return { rows: toldApart(rows), page, lastPage, hasMore: page < lastPage, total };
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
  // A total that includes rows which nobody requested is useless.
  const total = isAll ? found : isNarrowed(query) ? undefined : asked.total;
  return {
    rows: toldApart(rows.slice(start - skipped.rows, start - skipped.rows + query.size)),
    page: query.page,
    lastPage: total === undefined ? undefined : Math.max(1, Math.ceil(total / query.size)),
    hasMore: !isAll || found > start + query.size,
    total,
  };
}

/** The provider's pages that can be skipped: when all rows are wanted, those before the start of our page. */
function pagesBefore(start: number, query: TransactionQuery, asked: ProviderPage) {
  const perPage = asked.perPage || (asked.rows.length === query.size ? query.size : 0);
  // A provider without page counts may send all rows each time.
  if (isNarrowed(query) || asked.unpaged || perPage === 0) return { pages: 0, rows: 0 };
  const pages = Math.floor(start / perPage);
  return { pages, rows: pages * perPage };
}
