import { formatSigned } from "#lib/money/signed-money.ts";
import { AmountGroups } from "#ui/values/amount-groups.tsx";
import type { Transaction } from "#pages/transactions/read/transaction.ts";

import { amountText } from "./amount-text.ts";
import { Amount } from "./row-parts.ts";

/** A sign and a colour, so that everyone can tell money in from money out. */
export function RowAmount({ row: { amountMinor, form, direction } }: { row: Transaction }) {
  if (amountMinor === undefined || !direction)
    return <Amount $in={false}>{amountText(amountMinor, form)}</Amount>;
  const isIn = direction === "Credit";
  const amount = Math.abs(amountMinor) * (isIn ? 1 : -1);
  return (
    <Amount $in={isIn}>
      <AmountGroups text={formatSigned(amount, form, true)} />
    </Amount>
  );
}
