import { group } from "#engine/transforms/texts.ts";
import type { Receipt } from "#ui/receipt/receipt.ts";
import { statusTone } from "#pages/transactions/read/status-tone.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { words } from "#pages/transactions/words.ts";

import { amountText, dateText } from "./amount-text.ts";

/** The receipt of a row of the history, with the rows and words of the specification 1 §2. */
export function receiptOf(transaction: Transaction): Receipt {
  const { reference, form, category, direction, status, statusColor, description, token } = transaction;
  const amount = amountText(transaction.amountMinor, form);
  return {
    reference,
    amount,
    type: category || words.missing,
    direction,
    rows: [
      { label: words.amount, value: amount },
      ...(token ? [{ label: words.token, value: group(token), copy: true }] : []),
      { label: words.charges, value: amountText(transaction.chargeMinor, form) },
      { label: words.reference, value: reference || words.missing, copy: reference !== "" },
      { label: words.transactionType, value: category || words.missing },
      { label: words.status, value: status || words.missing, tone: statusTone(status, statusColor) },
      // The specification's spelling.
      { label: words.naration, value: description || words.missing },
      { label: words.date, value: dateText(transaction.createdAt, transaction.timeZone) },
    ],
  };
}
