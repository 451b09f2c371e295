import { useId, useState } from "react";
import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";
import { WhenNear } from "#ui/behaviour/when-near.tsx";

import type { Period, TransactionTypes } from "./read/filter.ts";
import { Pager, PAGE_SIZES } from "./filters/pager.tsx";
import { PeriodFilter } from "./filters/period-filter.tsx";
import { RowsSkeleton } from "./rows/rows-skeleton.tsx";
import { RowsSummary } from "./rows-summary.tsx";
import { SoughtFilter } from "./filters/sought-filter.tsx";
import { ANYTHING, countOf, type Sought } from "./read/sought.ts";
import { TransactionRows } from "./rows/transaction-rows.tsx";
import { useTransactions } from "./read/use-transactions.ts";
import { words } from "./words.ts";

/** A compositing layer of its own: typing into a form above does not repaint the table. */
const Apart = styled(Card)`
  isolation: isolate;
  /* About that of the filters and the pager. */
  --controls-height: 24rem;
  /* About that of a row with its share of the days' names. */
  --row-height: 10rem;
  ${fromTablet} {
    --controls-height: 17rem;
    --row-height: 7rem;
  }
`;

const STORED_SIZE = "page_size";

type TransactionSectionProps = {
  title: string;
  /** Limits the rows to one type of transaction, or to several. */
  types?: TransactionTypes;
  /** The heading takes the focus when it appears: the customer has just asked for the table. */
  focused?: boolean;
  /** What the customer looks for already. */
  wanted?: Sought | undefined;
};

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The shared transaction table (specification 1 §2): filter, rows, paging, receipt. */
export function TransactionSection({ title, types = [], focused = false, wanted }: TransactionSectionProps) {
  const id = useId();
  const { device } = usePageServices();
  const [period, setPeriod] = useState<Period>({ from: "", to: "" });
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(() => readSize(device.read(STORED_SIZE)));
  const [sought, setSought] = useState(wanted ?? ANYTHING);
  const query = { period, page, size, types: [types].flat(), sought };
  const { data, error, isLoading, isValidating, mutate } = useTransactions(query);
  return (
    <Apart as="section" aria-labelledby={id}>
      <Stack $gap={5}>
        <Heading id={id} $size="l" ref={focused ? focus : undefined} tabIndex={focused ? -1 : undefined}>
          {title}
        </Heading>
        <WhenNear height={`calc(var(--controls-height) + ${heightOf(data?.rows.length ?? size)})`}>
          <Stack $gap={5}>
            <PeriodFilter
              period={period}
              busy={isValidating && !error}
              onFilter={(next) => {
                setPage(1);
                setPeriod(next);
                // The same dates again: the customer wants to see whether there is something new.
                if (next.from === period.from && next.to === period.to) void mutate();
              }}
            />
            <SoughtFilter
              sought={sought}
              types={query.types}
              onSeek={(next) => {
                setPage(1);
                setSought(next);
              }}
            />
            <Stack $gap={2}>
              {!error && <RowsSummary data={data} query={query} />}
              {content()}
            </Stack>
            {data && !error && (data.rows.length > 0 || data.page > 1 || data.hasMore) && (
              <Pager
                page={page}
                lastPage={data.lastPage}
                hasMore={data.hasMore}
                size={size}
                onPage={setPage}
                onSize={(next) => {
                  device.write(STORED_SIZE, next);
                  setPage(1);
                  setSize(next);
                }}
              />
            )}
          </Stack>
        </WhenNear>
      </Stack>
    </Apart>
  );

  function content() {
    if (error) {
      return <LoadFailure title={words.failedToLoad} error={error} busy={isValidating} onRetry={mutate} />;
    }
    if (!data) return <RowsSkeleton rows={size} />;
    if (data.rows.length === 0) {
      return (
        <EmptyState title={words.none} picture={<Picture name="receipt" />}>
          {whatToDo(period, countOf(sought) > 0, data.hasMore)}
        </EmptyState>
      );
    }
    return (
      <WhenNear height={heightOf(data.rows.length)}>
        <TransactionRows caption={title} rows={data.rows} busy={isLoading} />
      </WhenNear>
    );
  }
}

function heightOf(rows: number): string {
  return `calc(${rows} * var(--row-height))`;
}

function whatToDo({ from, to }: Period, isSeeking: boolean, hasMore: boolean): string {
  // When the provider ignores the filter, a page may contain none of the wanted rows.
  if (hasMore) return words.maybeNext;
  if (isSeeking) return words.lookElse;
  return from || to ? words.otherDates : words.willShow;
}

function readSize(stored: unknown): number {
  return PAGE_SIZES.find((size) => size === stored) ?? PAGE_SIZES[0];
}
