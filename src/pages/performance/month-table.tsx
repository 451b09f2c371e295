import { DataTable, type Column } from "#ui/data-table.tsx";
import { Fold } from "#ui/fold.tsx";

import type { Writing } from "./amounts.ts";
import type { MonthFlow } from "./summary.ts";

/** The chart's figures, month by month. */
export function MonthTable({ months, writing }: { months: readonly MonthFlow[]; writing: Writing }) {
  return (
    <Fold title="Figures by month">
      <DataTable
        caption="Money in and out by month"
        columns={columnsOf(writing)}
        rows={months}
        rowKey={({ month }) => month}
      />
    </Fold>
  );
}

function columnsOf({ month, amount }: Writing): readonly Column<MonthFlow>[] {
  return [
    { key: "month", header: "Month", cell: (row) => month(row.month, "full") },
    { key: "in", header: "Money in", align: "end", cell: ({ inMinor }) => amount(inMinor) },
    { key: "out", header: "Money out", align: "end", cell: ({ outMinor }) => amount(outMinor) },
    {
      key: "left",
      header: "Difference",
      align: "end",
      cell: ({ inMinor, outMinor }) => amount(inMinor - outMinor),
    },
  ];
}
