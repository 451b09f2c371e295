import { styled } from "styled-components";

import { Spinner } from "#ui/progress/spinner.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import { ExportButton } from "./save/export-button.tsx";
import type { TransactionQuery } from "./read/filter.ts";
import type { TransactionPage } from "./read/load-page.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** Has its height from the start, so that nothing moves. */
const Line = styled(Row)`
  min-height: var(--touch);
`;

type RowsSummaryProps = {
  data: TransactionPage | undefined;
  query: TransactionQuery;
};

/** The number of rows, and a button to export them; a loading text until they are here. */
export function RowsSummary({ data, query }: RowsSummaryProps) {
  if (!data) {
    return (
      <Line>
        <Spinner label={words.loading} />
      </Line>
    );
  }
  return (
    <Line $justify="space-between">
      <Text $size="s" $tone="muted">
        {countText(data, query)}
      </Text>
      {(data.rows.length > 0 || data.page > 1 || data.hasMore) && <ExportButton filter={query} />}
    </Line>
  );
}

function countText({ rows, total, page }: TransactionPage, { size }: TransactionQuery): string {
  if (rows.length === 0 || total === undefined) return "";
  const first = (page - 1) * size + 1;
  return say(words.countOf, { first, last: first + rows.length - 1, total });
}
