import { all, first, type Queries } from "#sandbox/database/queries.ts";
import type { LoanForm } from "./form.ts";

/** A loan in the store, with the amount paid so far. Amounts in kobo. */
export type LoanRow = {
  readonly id: number;
  readonly application_number: string;
  readonly product_id: number;
  /** The status at booking; null for a loan without a status. */
  readonly status: string | null;
  readonly amount_kobo: number;
  readonly payable_kobo: number;
  readonly form: LoanForm;
  /** When the customer wants the money. */
  readonly wanted_at: Date;
  readonly created_at: Date;
  /** The status of the payment to the wallet; null when there was none. */
  readonly disbursement: string | null;
  readonly paid_kobo: number;
  /** Repayments whose outcome is not known yet. */
  readonly pending_kobo: number;
};

export type RepaymentRow = {
  readonly payment_ref: string;
  readonly amount_kobo: number;
  readonly method: number;
  /** The debt after this repayment. */
  readonly balance_kobo: number;
  readonly created_at: Date;
};

/** A repayment counts unless its row in the history says that the money came back or is still on its way. */
const LOANS = `select loans.*, disbursed.status as disbursement, paid_kobo, pending_kobo
  from loans
  left join transactions as disbursed on disbursed.reference_number = disbursement_ref
  cross join lateral (
    select coalesce(sum(repaid.amount_kobo) filter (where made.status is null or made.status = 'Successful'), 0)::bigint as paid_kobo,
      coalesce(sum(repaid.amount_kobo) filter (where made.status = 'Pending'), 0)::bigint as pending_kobo
    from loan_repayments as repaid left join transactions as made on made.reference_number = payment_ref
    where loan_id = loans.id
  ) as repayments
  where customer_id = $1`;

/** The customer's loans, the newest first. */
export async function loansOf(queries: Queries, customerId: number): Promise<LoanRow[]> {
  return await all(queries, `${LOANS} order by loans.created_at desc, loans.id desc`, [customerId]);
}

/** The customer's loan with an application number. Locks it, so that two payments cannot pay more than the debt. */
export async function lockLoan(
  queries: Queries,
  customerId: number,
  applicationNumber: string,
): Promise<LoanRow | undefined> {
  return await first(queries, `${LOANS} and application_number = $2 for update of loans`, [
    customerId,
    applicationNumber,
  ]);
}

/** Completed repayments of a customer's loan, newest first; undefined when the customer has no such loan. */
export async function repaymentsOf(
  queries: Queries,
  customerId: number,
  loanId: string,
): Promise<RepaymentRow[] | undefined> {
  const loan = await first<object>(queries, "select 1 from loans where customer_id = $1 and id::text = $2", [
    customerId,
    loanId,
  ]);
  return loan && (await all<RepaymentRow>(queries, REPAYMENTS, [loanId]));
}

const REPAYMENTS = `select repaid.*,
    payable_kobo - sum(repaid.amount_kobo) over (order by repaid.created_at, repaid.id)::bigint as balance_kobo
  from loan_repayments as repaid join loans on loans.id = loan_id
  left join transactions as made on made.reference_number = payment_ref
  where loans.id::text = $1 and (made.status is null or made.status = 'Successful')
  order by repaid.created_at desc, repaid.id desc`;

const OWING = new Set<string | null>(["pending", "active", "ongoing"]);

/** The debt in kobo; 0 for a loan that was never paid out. */
export function outstandingOf({ status, payable_kobo, paid_kobo }: LoanRow): number {
  return OWING.has(status) ? payable_kobo - paid_kobo : 0;
}

/**
 * The status that follows from the money: a loan that was paid out is active, a loan that was paid back is completed.
 */
export function slugOf(loan: LoanRow): string | undefined {
  const status = loan.status === "pending" && loan.disbursement === "Successful" ? "active" : loan.status;
  if (status === "active" || status === "ongoing") return outstandingOf(loan) > 0 ? status : "completed";
  return status ?? undefined;
}
