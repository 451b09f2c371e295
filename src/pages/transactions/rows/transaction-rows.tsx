import { usePageServices } from "#pages/services.ts";
import { DataTable, type Column } from "#ui/lists/data-table.tsx";
import { useReceiptHost } from "#ui/receipt/receipt-host.ts";
import { isUsual } from "#pages/transactions/read/status-tone.ts";
import { whatFor, type Transaction } from "#pages/transactions/read/transaction.ts";
import { words } from "#pages/transactions/words.ts";

import { dateText } from "./amount-text.ts";
import { dayText } from "./day-text.ts";
import { RowAmount } from "./row-amount.tsx";
import { RowMark } from "./row-mark.tsx";
import { RowMenu } from "./row-menu.tsx";
import { Cards, Marked, Plain, Type } from "./row-parts.ts";
import { StatusBadge } from "./status-badge.tsx";
import { receiptOf } from "./transaction-receipt.ts";

type TransactionRowsProps = { caption: string; rows: readonly Transaction[]; busy: boolean };

/** The rows with their columns (specification 1 §2). */
export function TransactionRows({ caption, rows, busy }: TransactionRowsProps) {
  const { show } = useReceiptHost();
  const { environment, settings } = usePageServices();
  const columns = columnsOf((row) => show(receiptOf(row)));
  const now = environment.now();
  return (
    <Cards>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        groupOf={(row) => dayText(row, now, settings.timeZone)}
        whenNear
        busy={busy}
      />
    </Cards>
  );
}

function columnsOf(onDetails: (row: Transaction) => void): readonly Column<Transaction>[] {
  return [
    { key: "ref", header: words.ref, cell: ({ reference }) => reference || words.missing },
    {
      key: "date",
      header: words.dateAndTime,
      cell: ({ createdAt, timeZone }) => dateText(createdAt, timeZone),
    },
    { key: "amount", header: words.amount, align: "end", cell: (row) => <RowAmount row={row} /> },
    { key: "type", header: words.type, cell: typeOf },
    {
      key: "status",
      header: words.status,
      cell: statusOf,
    },
    {
      key: "action",
      header: words.action,
      align: "end",
      cell: (row) => <RowMenu row={row} onDetails={() => onDetails(row)} />,
    },
  ];
}

/** To whom or for what, then the kind of payment and its direction. */
function typeOf(row: Transaction) {
  const { direction, category, description } = row;
  const what = whatFor(description);
  return (
    <Marked>
      <RowMark row={row} />
      <Type>
        {what && <strong>{what}</strong>}
        <span>
          {category && (
            <>
              <small>{category}</small>{" "}
            </>
          )}
          <span>{directionText(direction)}</span>
        </span>
      </Type>
    </Marked>
  );
}

function directionText(direction: Transaction["direction"]): string {
  if (direction === undefined) return words.missing;
  return direction === "Credit" ? words.credit : words.debit;
}

/** Only what is not as it should be stands out. */
function statusOf({ status, statusColor }: Transaction) {
  if (isUsual(status, statusColor)) return <Plain>{status || words.missing}</Plain>;
  return <StatusBadge label={status} color={statusColor} />;
}
