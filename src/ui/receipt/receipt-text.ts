import { receiptTitle, type Receipt } from "./receipt.ts";

/** A receipt as plain text, for where no picture can be sent. */
export function receiptText(receipt: Receipt, bankName: string): string {
  return [
    bankName,
    receiptTitle(receipt),
    ...(receipt.notice ? [receipt.notice] : []),
    ...(receipt.direction ? [receipt.direction] : []),
    ...receipt.rows.map(({ label, value }) => `${label}: ${value}`),
  ].join("\n");
}
