import { unmarked } from "#lib/text/isolated.ts";

import { receiptTitle, type Receipt } from "./receipt.ts";

/** A receipt as plain text, for apps that accept no picture. */
export function receiptText(receipt: Receipt, bankName: string): string {
  const lines = [
    bankName,
    receiptTitle(receipt),
    ...(receipt.notice ? [receipt.notice] : []),
    ...(receipt.direction ? [receipt.direction] : []),
    ...receipt.rows.map(({ label, value }) => `${label}: ${value}`),
  ];
  return unmarked(lines.join("\n"));
}
