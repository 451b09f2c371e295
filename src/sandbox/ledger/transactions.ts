import { currencyOf } from "./currency.ts";
import { toNaira } from "./naira.ts";
import type { Queries } from "#sandbox/database/queries.ts";

export type TransactionStatus = "Successful" | "Pending" | "Failed" | "Reversed";

/** A row of a wallet's history, in kobo. */
export type TransactionRecord = {
  readonly walletId: number;
  readonly reference: string;
  readonly at: Date;
  readonly amountKobo: number;
  readonly chargeKobo: number;
  readonly direction: "credit" | "debit";
  readonly typeId: number;
  readonly category: string;
  readonly status: TransactionStatus;
  /** As the customer's app sent it, so that an app can find a lost payment by it. */
  readonly description: string;
  /** When and how a pending payment ends. */
  readonly settles?: { readonly at: Date; readonly as: "Successful" | "Reversed" | "Failed" };
  /** The other side's account of a pending payment; undefined means billers or the outside world. */
  readonly counterAccount?: number | undefined;
  /** The request's Idempotency-Key, so that an app can find a payment without a description. */
  readonly clientReference?: string | undefined;
  /** Phone, card, meter or account of the recipient. */
  readonly recipient?: string;
  /** The token for a prepaid meter. */
  readonly token?: string | undefined;
};

/** Writes a row of the history. */
export async function record(queries: Queries, transaction: TransactionRecord): Promise<void> {
  await queries.query(
    `insert into transactions (wallet_id, reference_number, created_at, amount_kobo, charge_kobo, direction, type_id,
       category, status, description, settles_at, settles_as, counter_account_id, client_reference,
       recipient, token)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      transaction.walletId,
      transaction.reference,
      transaction.at,
      transaction.amountKobo,
      transaction.chargeKobo,
      transaction.direction,
      transaction.typeId,
      transaction.category,
      transaction.status,
      transaction.description,
      transaction.settles?.at ?? null,
      transaction.settles?.as ?? null,
      transaction.counterAccount ?? null,
      transaction.clientReference ?? null,
      transaction.recipient ?? null,
      transaction.token ?? null,
    ],
  );
}

const COLORS: Record<TransactionStatus, string> = {
  Successful: "success",
  Pending: "warning",
  Failed: "danger",
  Reversed: "secondary",
};

/** The status in the provider's form. */
export function statusView<Label extends TransactionStatus>(label: Label): { label: Label; color: string } {
  return { label, color: COLORS[label] };
}

export type TransactionRow = {
  readonly id: number;
  readonly reference_number: string;
  readonly created_at: Date;
  readonly amount_kobo: number;
  readonly charge_kobo: number;
  readonly direction: "credit" | "debit";
  readonly type_id: number;
  readonly category: string;
  readonly status: TransactionStatus;
  readonly description: string;
  readonly client_reference: string | null;
  readonly token: string | null;
  readonly wallet_number: string;
  readonly currency: string;
};

/** A currency as the provider names it. */
export function currencyView(code: string): { readonly code: string; readonly symbol: string } {
  return { code, symbol: currencyOf(code).symbol };
}

/** A transaction with the fields of specification 1 §3; with a meter's token once it is paid for. */
export function transactionView(row: TransactionRow): Record<string, unknown> {
  return {
    id: row.id,
    reference_number: row.reference_number,
    created_at: row.created_at.toISOString(),
    user_amount: toNaira(row.amount_kobo),
    user_charge_amount: toNaira(row.charge_kobo),
    transaction_type: row.direction,
    transaction_type_id: row.type_id,
    credit_debit_type_id: row.direction === "credit" ? 1 : 2,
    status: statusView(row.status),
    user_wallet: { wallet_number: row.wallet_number, currency: currencyView(row.currency) },
    transaction_category: { category: row.category },
    description: row.description,
    ...(row.client_reference && { client_reference: row.client_reference }),
    ...(row.token && row.status === "Successful" && { token: row.token }),
  };
}
