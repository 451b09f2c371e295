import { toKobo } from "#lib/money.ts";
import { readPointer } from "#lib/pointer.ts";

/** A row of the history (specification 1 §3), read from whatever the provider sent. */
export type Transaction = {
  readonly id: string;
  readonly reference: string;
  /** ISO date and time, or "". */
  readonly createdAt: string;
  readonly amountKobo: number | undefined;
  readonly chargeKobo: number | undefined;
  readonly typeId: number | undefined;
  readonly direction: "Credit" | "Debit" | undefined;
  readonly category: string;
  readonly status: string;
  readonly statusColor: string;
  readonly currencySymbol: string;
  readonly description: string;
  /** What was bought besides: the token of a prepaid meter, or "". */
  readonly token: string;
};

export function readTransaction(row: unknown, index: number): Transaction {
  const text = (pointer: string) => {
    const value = readPointer(row, pointer);
    return typeof value === "string" ? value : "";
  };
  const kobo = (pointer: string) => {
    const value = readPointer(row, pointer);
    return typeof value === "number" || typeof value === "string" ? toKobo(value) : undefined;
  };
  const id = readPointer(row, "/id");
  const typeId = readPointer(row, "/transaction_type_id");
  return {
    id: typeof id === "number" || typeof id === "string" ? String(id) : `row-${index}`,
    reference: text("/reference_number"),
    createdAt: text("/created_at"),
    amountKobo: kobo("/user_amount"),
    chargeKobo: kobo("/user_charge_amount"),
    typeId: Number.isInteger(Number(typeId ?? Number.NaN)) ? Number(typeId) : undefined,
    direction: directionOf(readPointer(row, "/credit_debit_type_id"), text("/transaction_type")),
    category: text("/transaction_category/category"),
    status: text("/status/label"),
    statusColor: text("/status/color"),
    currencySymbol: text("/user_wallet/currency/symbol"),
    description: text("/description"),
    token: text("/token").replaceAll(/[\s-]/g, ""),
  };
}

/** 1 is Credit, 2 is Debit; where neither stands, the word does. */
function directionOf(id: unknown, word: string): Transaction["direction"] {
  if (Number(id) === 1 || word.toLowerCase() === "credit") return "Credit";
  return Number(id) === 2 || word.toLowerCase() === "debit" ? "Debit" : undefined;
}
