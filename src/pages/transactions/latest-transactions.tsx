import { useId, type ReactNode } from "react";

import { LoadFailure } from "#pages/load-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { useReceiptHost } from "#ui/receipt/receipt-host.ts";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { LATEST } from "./rows/latest.ts";
import { LatestRow, LatestRows, LatestSkeleton } from "./rows/latest-row.tsx";
import { receiptOf } from "./rows/transaction-receipt.ts";
import { useTransactions } from "./read/use-transactions.ts";
import { words } from "./words.ts";

type LatestTransactionsProps = {
  /** How many rows at most. */
  most: number;
  /** What leads to all of them. */
  all: ReactNode;
};

/** The last movements at a glance. A tap on one opens its receipt. */
export function LatestTransactions({ most, all }: LatestTransactionsProps) {
  const id = useId();
  const { show } = useReceiptHost();
  const { data, error, isValidating, mutate } = useTransactions(LATEST);
  return (
    <section aria-labelledby={id}>
      <Stack $gap={1}>
        <Row $justify="space-between">
          <Heading id={id} $size="l">
            {words.latest}
          </Heading>
          {all}
        </Row>
        {content()}
      </Stack>
    </section>
  );

  function content() {
    if (error) {
      return <LoadFailure title={words.failedToLoad} error={error} busy={isValidating} onRetry={mutate} />;
    }
    if (!data) return <LatestSkeleton rows={most} />;
    if (data.rows.length === 0) {
      return (
        <EmptyState title={words.none} picture={<Picture name="receipt" />}>
          {words.willShow}
        </EmptyState>
      );
    }
    return (
      <LatestRows>
        {data.rows.slice(0, most).map((row) => (
          <LatestRow key={row.id} row={row} onPick={() => show(receiptOf(row))} />
        ))}
      </LatestRows>
    );
  }
}
