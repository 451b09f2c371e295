import useSWR from "swr";

import { TRANSACTIONS } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";

import { type HistoryCall, TABLE } from "./calls.ts";
import { toQuery, type TransactionQuery } from "./filter.ts";
import { loadPage } from "./load-page.ts";
import { readPage } from "./read-page.ts";
import { ANYTHING } from "./sought.ts";

/**
 * Shows what others have loaded, and sends no request of its own until money moves or the connection is back. It must ask
 * then: SWR lets the first who shows a list ask for all, and that is the bell, which stands on every page.
 */
const PASSIVE = { revalidateOnMount: false, revalidateIfStale: false };

type Options = { readonly passive?: boolean; readonly call?: HistoryCall };

/** One page of the history. The old page stays until the next one has loaded. */
export function useTransactions(query: TransactionQuery, options: Options = {}) {
  const { passive = false, call = TABLE } = options;
  const { environment, settings } = usePageServices();
  return useSWR(
    // A key holds nothing personal: what is sought stands there by its mark. Who seeks nothing shares one list.
    [TRANSACTIONS, call, { ...query, sought: (query.sought ?? ANYTHING).mark }] as const,
    async () =>
      await loadPage(
        async (page) =>
          readPage(await readBody(environment.send, call, toQuery({ ...query, page })), settings),
        query,
      ),
    { keepPreviousData: true, ...(passive && PASSIVE) },
  );
}
