import { Pager } from "#pages/transactions/filters/pager.tsx";
import type { Transaction } from "#pages/transactions/read/transaction.ts";

import { LATEST } from "./latest.ts";
import { TransactionRows } from "./transaction-rows.tsx";

/** Some rows of the history and what leads through its pages, for a rehearsal. */
export function RehearsedRows({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <>
      <TransactionRows caption="" rows={rows} busy={false} />
      <Pager page={1} lastPage={undefined} hasMore size={LATEST.size} onPage={ignore} onSize={ignore} />
    </>
  );
}

const ignore = () => undefined;
