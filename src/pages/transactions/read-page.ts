import { readPointer } from "#lib/pointer.ts";

import { readTransaction, type Transaction } from "./transaction.ts";

export type TransactionPage = {
  readonly rows: readonly Transaction[];
  readonly page: number;
  readonly lastPage: number;
  /** undefined where the provider does not count. */
  readonly total: number | undefined;
  /** The provider does not page: these are all rows there are. */
  readonly whole: boolean;
};

/**
 * Where rows and paging stand: as the specification has it (`transactions.data` beside `meta_data`), or the paginated
 * variant (`current_page` beside a nested `data`), each under `data` or `data.data`; or a bare list, which is all.
 */
const SHAPES = ["/data", "/data/data"].flatMap((at) => [
  { rows: `${at}/transactions/data`, meta: [`${at}/meta_data`, `${at}/transactions`] },
  { rows: `${at}/data`, meta: [at] },
  { rows: `${at}/transactions`, meta: [`${at}/meta_data`] },
]);
const BARE = [
  { rows: "/data/data", meta: [] },
  { rows: "/data", meta: [] },
];

/** One page of the history. Throws where the reply holds no list. */
export function readPage(body: unknown): TransactionPage {
  for (const { rows, meta } of [...SHAPES, ...BARE]) {
    const list = readPointer(body, rows);
    if (!Array.isArray(list)) continue;
    const paging = meta.map((pointer) => readPointer(body, pointer)).find((value) => isPaging(value));
    return {
      rows: list.map(readTransaction),
      page: count(paging, "current_page") ?? 1,
      lastPage: count(paging, "last_page") ?? 1,
      total: count(paging, "total"),
      whole: paging === undefined,
    };
  }
  throw new TypeError("The reply holds no list of transactions.");
}

function isPaging(value: unknown): boolean {
  return count(value, "current_page") !== undefined;
}

function count(value: unknown, name: string): number | undefined {
  const found = Number(readPointer(value, `/${name}`));
  return Number.isInteger(found) && found >= 0 ? found : undefined;
}
