import { one, type Queries } from "#sandbox/database/queries.ts";
import type { WalletRow } from "#sandbox/access/customers.ts";
import { PENDING_MS } from "#sandbox/ledger/magic.ts";
import { hold, walletMovement } from "#sandbox/ledger/movement.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { record } from "#sandbox/ledger/transactions.ts";
import type { LoanForm } from "./form.ts";

const TYPE_ID = 90;
const CATEGORY = "Loan Disbursement";

export type LoanOutcome = "refused" | "paid-out" | "waits";

/** The outcome of an application, by the last two digits of its naira: 01 is refused, 02 is paid out after 5 s. */
export function loanOutcome(amountKobo: number): LoanOutcome {
  const ending = Math.floor(amountKobo / 100) % 100;
  if (ending === 1) return "refused";
  return ending === 2 ? "paid-out" : "waits";
}

export type Booking = {
  readonly customerId: number;
  readonly form: LoanForm;
  readonly amountKobo: number;
  readonly payableKobo: number;
  /** Gets the money once the loan is active. */
  readonly wallet: WalletRow;
  readonly now: Date;
};

export type Booked = { readonly application_number: string; readonly created_at: Date };

/** Stores a loan as pending. If it is paid out, the money is on its way to the wallet. */
export async function book(queries: Queries, booking: Booking): Promise<Booked> {
  const { customerId, form, amountKobo, payableKobo, now } = booking;
  const isPaidOut = loanOutcome(amountKobo) === "paid-out";
  return await one<Booked>(
    queries,
    `insert into loans (customer_id, application_number, product_id, status, amount_kobo, payable_kobo, form,
       disbursement_ref, wanted_at, created_at)
     values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9) returning application_number, created_at`,
    [
      customerId,
      newReference("LOAN", now),
      form.loan_product_id,
      amountKobo,
      payableKobo,
      JSON.stringify(form),
      isPaidOut ? await disburse(queries, booking) : null,
      form.desired_loan_disbursement_date,
      now,
    ],
  );
}

/** Starts the payment to the wallet and returns its reference; it settles like other pending payments. */
async function disburse(queries: Queries, { wallet, amountKobo, now }: Booking): Promise<string> {
  const reference = newReference("LND", now);
  const line = { reference, amountKobo, chargeKobo: 0, direction: "credit" as const };
  const movement = { memo: CATEGORY, at: now, walletAccount: wallet.account_id, counterAccount: null };
  await hold(queries, walletMovement({ ...line, ...movement }));
  await record(queries, {
    ...line,
    walletId: wallet.id,
    at: now,
    typeId: TYPE_ID,
    category: CATEGORY,
    status: "Pending",
    description: "Your loan",
    settles: { at: new Date(now.getTime() + PENDING_MS), as: "Successful" },
  });
  return reference;
}
