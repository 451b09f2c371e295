import { useEffect, useState } from "react";

import { useBank } from "#app/bank.ts";
import { useEnvironment } from "#app/environment-provider.tsx";
import { readList } from "#pages/data/read-list.ts";
import { readWallets, type Wallet } from "#pages/data/use-wallets.ts";
import type { Narrowing } from "#pages/transactions/read/filter.ts";
import { loadAll } from "#pages/transactions/read/load-all.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";

/** All rows of a period; the wallets with what they hold now, where the bank says it. */
export type Statement = {
  readonly rows: readonly Transaction[];
  /** False when the bank counts more rows than it sent. */
  readonly complete: boolean;
  readonly wallets: readonly Wallet[];
  /** When it was made, in epoch milliseconds. */
  readonly at: number;
};

/** Loads everything that a statement says. Leaving the page stops it. */
export function useStatement(asked: Narrowing) {
  const { settings } = useBank();
  const { send, now } = useEnvironment();
  const [statement, setStatement] = useState<Statement>();
  const [error, setError] = useState<unknown>();
  const [progress, setProgress] = useState({ page: 0, last: 1 });

  useEffect(() => {
    const { signal, abort } = controllerOf();
    const onPage = (page: number, last: number) => setProgress({ page, last });
    const load = async () => {
      const [{ rows, complete }, wallets] = await Promise.all([
        loadAll(send, settings, asked, { signal, onPage }),
        // What they hold is an addition: without it the statement is right too.
        readList(send, "customers/wallets", {}, signal).then(
          (body) => readWallets(body, settings),
          () => [],
        ),
      ]);
      if (!signal.aborted) setStatement({ rows, complete, wallets, at: now() });
    };
    load().catch((reason: unknown) => !signal.aborted && setError(reason));
    return abort;
  }, [asked, settings, send, now]);

  return { statement, error, progress };
}

function controllerOf() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
