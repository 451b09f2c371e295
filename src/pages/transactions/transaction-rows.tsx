import { useState } from "react";
import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { belowTablet } from "#ui/media.ts";
import { ReceiptDialog } from "#ui/receipt/receipt-dialog.tsx";

import { amountText, dateText, MISSING } from "./amount-text.ts";
import { RowMenu } from "./row-menu.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { receiptOf } from "./transaction-receipt.ts";
import type { Transaction } from "./transaction.ts";

/** On a phone's card the menu stands beside the reference, without a line of its own. */
const Cards = styled.div`
  ${belowTablet} {
    tbody tr {
      position: relative;
    }
    tbody th {
      padding-right: var(--touch);
    }
    tbody td {
      flex-wrap: wrap;
      column-gap: var(--space-4);
      row-gap: 0;
    }
    tbody td:last-child {
      position: absolute;
      top: 0.125rem;
      right: calc(-1 * var(--space-3));
    }
    tbody td:last-child::before {
      content: none;
    }
  }
`;
const Amount = styled.span<{ $in: boolean }>`
  font-weight: var(--weight-semibold);
  white-space: nowrap;
  color: ${({ $in }) => ($in ? "var(--color-success-text)" : "inherit")};
`;
const Type = styled.span`
  > small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

type TransactionRowsProps = { caption: string; rows: readonly Transaction[]; busy: boolean };

/** The rows with their columns (specification 1 §2), and the receipt of the one that was picked. */
export function TransactionRows({ caption, rows, busy }: TransactionRowsProps) {
  const { locale } = usePageServices().settings;
  const [picked, setPicked] = useState<Transaction>();
  const columns = columnsOf(locale, setPicked);
  return (
    <>
      <Cards>
        <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} busy={busy} />
      </Cards>
      {picked && <ReceiptDialog receipt={receiptOf(picked, locale)} onClose={() => setPicked(undefined)} />}
    </>
  );
}

function columnsOf(locale: string, onDetails: (row: Transaction) => void): readonly Column<Transaction>[] {
  return [
    { key: "ref", header: "Ref", cell: ({ reference }) => reference || MISSING },
    { key: "date", header: "Date and Time", cell: ({ createdAt }) => dateText(createdAt) },
    { key: "amount", header: "Amount", align: "end", cell: (row) => amountOf(row, locale) },
    { key: "type", header: "Type", cell: typeOf },
    {
      key: "status",
      header: "Status",
      cell: ({ status, statusColor }) => <StatusBadge label={status} color={statusColor} />,
    },
    {
      key: "action",
      header: "Action",
      align: "end",
      cell: (row) => <RowMenu reference={row.reference} onDetails={() => onDetails(row)} />,
    },
  ];
}

function amountOf({ amountKobo, currencySymbol, direction }: Transaction, locale: string) {
  const text = amountText(amountKobo, currencySymbol, locale);
  // A sign and a colour, so that money in and out differ for every eye.
  const sign = amountKobo === undefined || !direction ? "" : direction === "Credit" ? "+" : "\u2212";
  return <Amount $in={direction === "Credit"}>{sign + text}</Amount>;
}

function typeOf({ direction, category }: Transaction) {
  return (
    <Type>
      {direction ?? MISSING}
      {category && <small>{category}</small>}
    </Type>
  );
}
