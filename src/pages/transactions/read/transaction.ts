import { isRecord } from "#lib/json/record.ts";
import { inCurrency, type MoneyForm } from "#lib/money/money-form.ts";
import type { Region } from "#lib/region.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

/** A row of the history (specification 1 §3), read from the provider's reply. */
export type Transaction = {
  readonly id: string;
  readonly reference: string;
  /** ISO date and time, or "". */
  readonly createdAt: string;
  readonly amountMinor: number | undefined;
  readonly chargeMinor: number | undefined;
  readonly typeId: number | undefined;
  readonly direction: "Credit" | "Debit" | undefined;
  readonly category: string;
  readonly status: string;
  readonly statusColor: string;
  /** The provider sent a status that says nothing to us, such as a number. */
  readonly isStatusUnread: boolean;
  readonly currencySymbol: string;
  /** The currency of its wallet, as the bank's country writes it. */
  readonly form: MoneyForm;
  /** The bank's: a time without a zone is in it, and all are shown in it. */
  readonly timeZone: string;
  readonly description: string;
  /** Something bought in addition: the token of a prepaid meter, or "". */
  readonly token: string;
};

export function readTransaction(row: unknown, index: number, region: Region): Transaction {
  const { at, text, number, minor } = fieldsOf<Sent["Transaction"]>(row);
  const currencySymbol = text("/user_wallet/currency/symbol");
  const code = text("/user_wallet/currency/code", "/user_wallet/currency");
  const form = inCurrency(region, code, currencySymbol);
  const direction = directionOf(number("/credit_debit_type_id"), text("/transaction_type").toLowerCase());
  const [status, statusColor] = [wordsOf(text("/status/label", "/status")), text("/status/color")];
  const [amountMinor, chargeMinor] = [minor(form, "/user_amount"), minor(form, "/user_charge_amount")];
  return {
    id: text("/id") || `row-${index}`,
    reference: text("/reference_number"),
    createdAt: text("/created_at"),
    // Some providers send money out with a minus; the direction says it already.
    amountMinor: direction ? withoutSign(amountMinor) : amountMinor,
    chargeMinor: withoutSign(chargeMinor),
    typeId: number("/transaction_type_id"),
    direction,
    // A provider may send the words alone, where the specification has an object around them.
    category: wordsOf(text("/transaction_category/category", "/transaction_category")),
    status,
    statusColor,
    isStatusUnread: status === "" && statusColor === "" && holdsAnything(at("/status")),
    currencySymbol,
    form,
    timeZone: region.timeZone,
    description: text("/description"),
    token: text("/token").replaceAll(/[\s-]/g, ""),
  };
}

/** What a payment was for, as the customer reads it: without the reference that our payments end with. */
export function whatFor(description: string): string {
  return description.replace(/[,\s]*\bref \d{8}-[2-9A-Z]{8}$/, "");
}

/** 1 is Credit, 2 is Debit; without a code, the word counts. */
function directionOf(id: number | undefined, word: string): Transaction["direction"] {
  if (id === 1 || id === 2) return id === 1 ? "Credit" : "Debit";
  if (word === "credit") return "Credit";
  return word === "debit" ? "Debit" : undefined;
}

/** A number that stands for the words is nothing to read. */
function wordsOf(text: string): string {
  return /^\d*$/.test(text) ? "" : text;
}

/** Neither null, nor empty, nor an object of such values. */
function holdsAnything(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).some(holdsAnything);
  return value !== undefined && value !== null && value !== "";
}

function withoutSign(minor: number | undefined): number | undefined {
  return minor === undefined ? undefined : Math.abs(minor);
}
