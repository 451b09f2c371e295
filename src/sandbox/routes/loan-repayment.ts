import { formatKobo } from "#sandbox/ledger/currency.ts";
import { walletsOf, type Customer } from "#sandbox/access/customers.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { fieldRefusal, Refusal } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { koboOutcome } from "#sandbox/ledger/magic.ts";
import { makePayment, type PaymentDetails } from "#sandbox/ledger/make-payment.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { lockLoan, outstandingOf, slugOf } from "#sandbox/loans/loans.ts";

const MINIMUM_KOBO = 1_00;
const TYPE_ID = 91;
/** Index of the method of repayment: from a wallet. */
const BY_WALLET = 0;

type PayRequest = { loanRef: string; amount: number; accountType: number };

/** POST loan/pay: without a PIN. status is 1 on success, 0 otherwise. */
export const payLoan = customerRoute(async (call) => {
  const request = call.body as PayRequest;
  const amountKobo = requireAmount(request.amount, {
    field: "amount",
    minimumKobo: MINIMUM_KOBO,
    what: "payment",
    currency: call.customer.currency,
  });
  const reply = await makePayment(call, {
    recipient: request.loanRef,
    outcome: koboOutcome(amountKobo),
    details: async (queries) => await repay(queries, call, request, amountKobo),
  });
  return { ...reply, body: { ...reply.body, status: reply.body["status"] === true ? 1 : 0 } };
});

async function repay(
  queries: Queries,
  call: CustomerCall,
  { loanRef, accountType }: PayRequest,
  amountKobo: number,
): Promise<PaymentDetails> {
  const wallet = (await walletsOf(queries, call.customer.id)).find(
    ({ account_id }) => account_id === accountType,
  );
  if (!wallet) throw new Refusal(404, "Wallet not found.");
  const loanId = await requireOwed(queries, call.customer, loanRef, amountKobo);
  const reference = newReference("LRP", call.now);
  await queries.query(
    "insert into loan_repayments (loan_id, payment_ref, amount_kobo, method, created_at) values ($1, $2, $3, $4, $5)",
    [loanId, reference, amountKobo, BY_WALLET, call.now],
  );
  return {
    wallet,
    amountKobo,
    chargeKobo: 0,
    reference,
    typeId: TYPE_ID,
    category: "Loan Repayment",
    description: `Repayment of loan ${loanRef}`,
    what: "loan repayment",
  };
}

/** The loan's id. Refuses a loan that is not active, and more than the debt. */
async function requireOwed(
  queries: Queries,
  { id: customerId, currency }: Customer,
  loanRef: string,
  amountKobo: number,
): Promise<number> {
  const loan = await lockLoan(queries, customerId, loanRef);
  if (!loan) throw new Refusal(404, "You have no loan with this reference.");
  if (!["active", "ongoing"].includes(slugOf(loan) ?? "")) {
    throw new Refusal(400, "There is nothing to pay on this loan.");
  }
  const owed = outstandingOf(loan) - loan.pending_kobo;
  if (amountKobo > owed)
    throw fieldRefusal("amount", `${formatKobo(owed, currency)} is left to pay on this loan.`);
  return loan.id;
}
