import { ChevronDown } from "lucide-react";
import { styled } from "styled-components";

import { DataTable, type Column } from "#ui/data-table.tsx";

import type { Writing } from "./amounts.ts";
import type { MonthFlow } from "./summary.ts";

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    min-height: var(--touch);
    color: var(--color-brand-text);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

/** The chart's figures, month by month. */
export function MonthTable({ months, writing }: { months: readonly MonthFlow[]; writing: Writing }) {
  return (
    <Details>
      <summary>
        <ChevronDown size="1.25rem" />
        Figures by month
      </summary>
      <DataTable
        caption="Money in and out by month"
        columns={columnsOf(writing)}
        rows={months}
        rowKey={({ month }) => month}
      />
    </Details>
  );
}

function columnsOf({ month, amount }: Writing): readonly Column<MonthFlow>[] {
  return [
    { key: "month", header: "Month", cell: (row) => month(row.month, "full") },
    { key: "in", header: "Money in", align: "end", cell: ({ inKobo }) => amount(inKobo) },
    { key: "out", header: "Money out", align: "end", cell: ({ outKobo }) => amount(outKobo) },
    {
      key: "left",
      header: "Difference",
      align: "end",
      cell: ({ inKobo, outKobo }) => amount(inKobo - outKobo),
    },
  ];
}
