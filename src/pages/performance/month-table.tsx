import { DataTable, type Column } from "#ui/lists/data-table.tsx";
import { Fold } from "#ui/layout/fold.tsx";

import type { Writing } from "./amounts.ts";
import type { MonthFlow } from "./summary.ts";
import { words } from "./words.ts";

/** The chart's figures, month by month. */
export function MonthTable({ months, writing }: { months: readonly MonthFlow[]; writing: Writing }) {
  return (
    <Fold title={words.figures}>
      <DataTable
        caption={words.inAndOutByMonth}
        columns={columnsOf(writing)}
        rows={months}
        rowKey={({ month }) => month}
      />
    </Fold>
  );
}

function columnsOf({ month, amount }: Writing): readonly Column<MonthFlow>[] {
  return [
    { key: "month", header: words.month, cell: (row) => month(row.month, "full") },
    { key: "in", header: words.moneyIn, align: "end", cell: ({ inMinor }) => amount(inMinor) },
    { key: "out", header: words.moneyOut, align: "end", cell: ({ outMinor }) => amount(outMinor) },
    {
      key: "left",
      header: words.difference,
      align: "end",
      cell: ({ inMinor, outMinor }) => amount(inMinor - outMinor),
    },
  ];
}
