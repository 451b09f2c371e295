import { useId, useState } from "react";

import { seek, type Sought } from "#pages/transactions/read/sought.ts";
import { TransactionSection } from "#pages/transactions/transaction-section.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportView } from "./report.tsx";
import { usePerformance } from "./use-performance.ts";
import { words } from "./words.ts";

/** Charts of money in and out (see behaviour), and the history itself (specification 1 §2). */
export function Performance() {
  const id = useId();
  const [wanted, setWanted] = useState<Sought>();
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      <Card as="section" aria-labelledby={id}>
        <Stack $gap={5}>
          <Heading id={id} $size="l">
            {words.inAndOut}
          </Heading>
          <Loaded of={usePerformance()} loading={<ReportSkeleton />} failure={words.failed}>
            {(report) =>
              report.counted > 0 || report.hasUnread ? (
                <ReportView report={report} onPick={(category) => setWanted(seek({ words: category }))} />
              ) : (
                <Nothing />
              )
            }
          </Loaded>
        </Stack>
      </Card>
      <TransactionSection
        key={wanted?.mark}
        title={words.history}
        wanted={wanted}
        focused={wanted !== undefined}
      />
    </>
  );
}

function Nothing() {
  return (
    <EmptyState title={words.nothing} picture={<Picture name="chart" />}>
      {words.nothingText}
    </EmptyState>
  );
}
