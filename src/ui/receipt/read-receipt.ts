import type { Receipt, ReceiptRow } from "./receipt.ts";

/** Checks a stored value: the receipt, or undefined when it is not one. */
export function readReceipt(value: unknown): Receipt | undefined {
  const receipt = value as Partial<Receipt> | null | undefined;
  const isWhole =
    typeof receipt?.reference === "string" &&
    typeof receipt.amount === "string" &&
    typeof receipt.type === "string" &&
    Array.isArray(receipt.rows) &&
    receipt.rows.every(isRow);
  return isWhole ? (receipt as Receipt) : undefined;
}

function isRow(value: unknown): boolean {
  const row = value as Partial<ReceiptRow> | null;
  return typeof row?.label === "string" && typeof row.value === "string";
}
