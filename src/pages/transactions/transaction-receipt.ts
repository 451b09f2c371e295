import { group } from "#engine/transforms/texts.ts";
import type { Receipt } from "#ui/receipt/receipt.ts";

import { amountText, dateText, MISSING } from "./amount-text.ts";
import { statusTone } from "./status-badge.tsx";
import type { Transaction } from "./transaction.ts";

/** The receipt of a row of the history, with the rows and words of the specification 1 §2. */
export function receiptOf(transaction: Transaction): Receipt {
  const { reference, form, category, direction, status, statusColor, description, token } = transaction;
  const amount = amountText(transaction.amountMinor, form);
  return {
    reference,
    amount,
    type: category || MISSING,
    direction,
    rows: [
      { label: "Amount", value: amount },
      { label: "Charges/Commission", value: amountText(transaction.chargeMinor, form) },
      { label: "Reference", value: reference || MISSING, copy: reference !== "" },
      { label: "Transaction Type", value: category || MISSING },
      { label: "Status", value: status || MISSING, tone: statusTone(statusColor) },
      // The specification's spelling.
      { label: "Naration", value: description || MISSING },
      { label: "Date", value: dateText(transaction.createdAt, transaction.timeZone) },
      ...(token ? [{ label: "Token", value: group(token), copy: true }] : []),
    ],
  };
}
