import { useState } from "react";

import { formatSigned } from "#lib/signed-money.ts";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { ReceiptDialog } from "#ui/receipt/receipt-dialog.tsx";

import { amountText, dateText, MISSING } from "./amount-text.ts";
import { RowMenu } from "./row-menu.tsx";
import { Amount, Cards, Plain, Type } from "./row-parts.ts";
import { StatusBadge, statusTone } from "./status-badge.tsx";
import { receiptOf } from "./transaction-receipt.ts";
import { whatFor, type Transaction } from "./transaction.ts";

type TransactionRowsProps = { caption: string; rows: readonly Transaction[]; busy: boolean };

/** The rows with their columns (specification 1 §2), and the receipt of the one that was picked. */
export function TransactionRows({ caption, rows, busy }: TransactionRowsProps) {
  const [picked, setPicked] = useState<Transaction>();
  const columns = columnsOf(setPicked);
  return (
    <>
      <Cards>
        <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} busy={busy} />
      </Cards>
      {picked && <ReceiptDialog receipt={receiptOf(picked)} onClose={() => setPicked(undefined)} />}
    </>
  );
}

function columnsOf(onDetails: (row: Transaction) => void): readonly Column<Transaction>[] {
  return [
    { key: "ref", header: "Ref", cell: ({ reference }) => reference || MISSING },
    {
      key: "date",
      header: "Date and Time",
      cell: ({ createdAt, timeZone }) => dateText(createdAt, timeZone),
    },
    { key: "amount", header: "Amount", align: "end", cell: amountOf },
    { key: "type", header: "Type", cell: typeOf },
    {
      key: "status",
      header: "Status",
      cell: statusOf,
    },
    {
      key: "action",
      header: "Action",
      align: "end",
      cell: (row) => <RowMenu reference={row.reference} onDetails={() => onDetails(row)} />,
    },
  ];
}

function amountOf({ amountMinor, form, direction }: Transaction) {
  if (amountMinor === undefined || !direction)
    return <Amount $in={false}>{amountText(amountMinor, form)}</Amount>;
  // A sign and a colour, so that everyone can tell money in from money out.
  const isIn = direction === "Credit";
  const amount = Math.abs(amountMinor) * (isIn ? 1 : -1);
  return <Amount $in={isIn}>{formatSigned(amount, form, true)}</Amount>;
}

/** To whom or for what, then the kind of payment and its direction. */
function typeOf({ direction, category, description }: Transaction) {
  const what = whatFor(description);
  return (
    <Type>
      {what && <strong>{what}</strong>}
      <span>
        {category && (
          <>
            <small>{category}</small>{" "}
          </>
        )}
        <span>{direction ?? MISSING}</span>
      </span>
    </Type>
  );
}

/** Only what is not as it should be stands out. */
function statusOf({ status, statusColor }: Transaction) {
  if (statusTone(statusColor) === "success") return <Plain>{status || MISSING}</Plain>;
  return <StatusBadge label={status} color={statusColor} />;
}
