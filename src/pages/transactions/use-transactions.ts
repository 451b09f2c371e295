import useSWR from "swr";

import { TRANSACTIONS } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";

import { narrowPage, toQuery, type TransactionQuery } from "./filter.ts";
import { readPage } from "./read-page.ts";

/** One page of the history. The page before stays until the next one is there. */
export function useTransactions(query: TransactionQuery) {
  const { send } = usePageServices().environment;
  return useSWR(
    [TRANSACTIONS, query] as const,
    async () =>
      narrowPage(readPage(await readBody(send, "customers/wallet-transactions", toQuery(query))), query),
    { keepPreviousData: true },
  );
}
