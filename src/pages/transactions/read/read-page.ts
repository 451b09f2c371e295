import { dataIn } from "#lib/reply-data.ts";
import type { Region } from "#lib/region.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { PointerTo } from "#provider/replies/pointers.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { readTransaction, type Transaction } from "./transaction.ts";

type Paging = Sent["PageMeta"];

/** A page as the provider sent it. Missing values are undefined. */
export type ProviderPage = {
  readonly rows: readonly Transaction[];
  readonly page: number;
  readonly lastPage: number | undefined;
  readonly perPage: number | undefined;
  readonly total: number | undefined;
  /** The reply has no page counts: its rows may be all rows, or the first of them. */
  readonly unpaged: boolean;
};

/**
 * Reads rows and paging in every form: the specification's (`transactions.data` next to `meta_data`), the paginated
 * variant (`current_page` next to a nested `data`), either of them wrapped, or a bare list. Throws when there is no
 * list.
 */
export function readPage(body: unknown, region: Region): ProviderPage {
  const { at } = fieldsOf<Sent["TransactionPage"]>(body, dataIn);
  const transactions = at("/transactions");
  const list = [dataIn(transactions), dataIn(body)].find(Array.isArray);
  if (!list) throw new TypeError("The reply holds no list of transactions.");
  const places = [at("/meta_data"), transactions, body];
  const paging = places.find((place) => count(place, "/current_page") !== undefined);
  return {
    rows: list.map((row, index) => readTransaction(row, index, region)),
    page: count(paging, "/current_page") ?? 1,
    lastPage: count(paging, "/last_page"),
    perPage: count(paging, "/per_page"),
    total: count(paging, "/total"),
    unpaged: paging === undefined,
  };
}

function count(place: unknown, pointer: PointerTo<Paging>): number | undefined {
  const number = fieldsOf<Paging>(place, dataIn).number(pointer) ?? -1;
  return Number.isInteger(number) && number >= 0 ? number : undefined;
}
