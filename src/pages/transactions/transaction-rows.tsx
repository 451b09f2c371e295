import { useState } from "react";

import { formatSigned } from "#lib/signed-money.ts";
import type { MenuEntry } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { Icon, isIconName } from "#ui/icon.tsx";
import { ReceiptDialog } from "#ui/receipt/receipt-dialog.tsx";

import { amountText, dateText } from "./amount-text.ts";
import { dayText } from "./day-text.ts";
import { RowMenu } from "./row-menu.tsx";
import { Amount, Cards, Mark, Marked, Plain, Type } from "./row-parts.ts";
import { StatusBadge, statusTone } from "./status-badge.tsx";
import { receiptOf } from "./transaction-receipt.ts";
import { whatFor, type Transaction } from "./transaction.ts";
import { words } from "./words.ts";

type TransactionRowsProps = { caption: string; rows: readonly Transaction[]; busy: boolean };

/** The rows with their columns (specification 1 §2), and the receipt of the one that was picked. */
export function TransactionRows({ caption, rows, busy }: TransactionRowsProps) {
  const [picked, setPicked] = useState<Transaction>();
  const { environment, settings, menu } = usePageServices();
  const columns = columnsOf(setPicked, iconsOf(menu));
  const now = environment.now();
  return (
    <>
      <Cards>
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          groupOf={(row) => dayText(row, now, settings)}
          busy={busy}
        />
      </Cards>
      {picked && <ReceiptDialog receipt={receiptOf(picked)} onClose={() => setPicked(undefined)} />}
    </>
  );
}

/** The icons of screens, by the types of transactions that they make. */
function iconsOf(menu: readonly MenuEntry[]): ReadonlyMap<number | undefined, string> {
  return new Map(menu.flatMap(({ types = [], icon }) => types.map((type) => [type, icon] as const)));
}

function columnsOf(
  onDetails: (row: Transaction) => void,
  icons: ReturnType<typeof iconsOf>,
): readonly Column<Transaction>[] {
  return [
    { key: "ref", header: words.ref, cell: ({ reference }) => reference || words.missing },
    {
      key: "date",
      header: words.dateAndTime,
      cell: ({ createdAt, timeZone }) => dateText(createdAt, timeZone),
    },
    { key: "amount", header: words.amount, align: "end", cell: amountOf },
    { key: "type", header: words.type, cell: (row) => typeOf(row, icons.get(row.typeId)) },
    {
      key: "status",
      header: words.status,
      cell: statusOf,
    },
    {
      key: "action",
      header: words.action,
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
function typeOf({ direction, category, description }: Transaction, icon: string | undefined) {
  const what = whatFor(description);
  return (
    <Marked>
      <Mark aria-hidden>{icon && isIconName(icon) ? <Icon name={icon} /> : initialOf(what || category)}</Mark>
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

function initialOf(text: string): string {
  const first = text.codePointAt(0);
  return first === undefined ? "" : String.fromCodePoint(first).toUpperCase();
}

/** Only what is not as it should be stands out. */
function statusOf({ status, statusColor }: Transaction) {
  if (statusTone(statusColor) === "success") return <Plain>{status || words.missing}</Plain>;
  return <StatusBadge label={status} color={statusColor} />;
}
