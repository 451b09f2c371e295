import { all, first, type Queries } from "#sandbox/database/queries.ts";
import type { LoanForm } from "./form.ts";

/** A loan as it stands in the store, with what was paid so far. Amounts in kobo. */
export type LoanRow = {
  readonly id: number;
  readonly application_number: string;
  readonly product_id: number;
  /** As it was booked; null for one that the bank forgot to give a status. */
  readonly status: string | null;
  readonly amount_kobo: number;
  readonly payable_kobo: number;
  readonly form: LoanForm;
  /** When the customer wants the money. */
  readonly wanted_at: Date;
  readonly created_at: Date;
  /** What became of the money on its way to the wallet; null where it never was. */
  readonly disbursement: string | null;
  readonly paid_kobo: number;
  /** Payments whose outcome is not known yet. */
  readonly pending_kobo: number;
};

export type RepaymentRow = {
  readonly payment_ref: string;
  readonly amount_kobo: number;
  readonly method: number;
  /** What was left to pay after it. */
  readonly balance_kobo: number;
  readonly created_at: Date;
};

/** A repayment counts while no line of the history says that its money came back or is still on its way. */
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

/** The customer's loan with an application number. Locks it, so that two payments cannot pay more than is owed. */
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

/** Repayments of a customer's loan that count, the newest first; undefined when the customer has no such loan. */
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

/** What is still to pay, in kobo: nothing on a loan that was never given. */
export function outstandingOf({ status, payable_kobo, paid_kobo }: LoanRow): number {
  return OWING.has(status) ? payable_kobo - paid_kobo : 0;
}

/** The status that follows from the money: paid out it is active, paid back it is completed. */
export function slugOf(loan: LoanRow): string | undefined {
  const status = loan.status === "pending" && loan.disbursement === "Successful" ? "active" : loan.status;
  if (status === "active" || status === "ongoing") return outstandingOf(loan) > 0 ? status : "completed";
  return status ?? undefined;
}
