import { walletsOf } from "#sandbox/access/customers.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { once } from "#sandbox/http/idempotency.ts";
import { ok, Refusal, type Reply } from "#sandbox/http/reply.ts";
import { book, loanOutcome } from "#sandbox/loans/book.ts";
import { requireDetails, requireRepaymentSource, requireTerms, type LoanForm } from "#sandbox/loans/form.ts";
import { currencyOf } from "#sandbox/ledger/currency.ts";
import { loansOf, repaymentsOf, slugOf } from "#sandbox/loans/loans.ts";
import { loanProducts } from "#sandbox/loans/products.ts";
import { scheduleOf } from "#sandbox/loans/schedule.ts";
import { bookedView, loanView, productView, repaymentView, scheduleView } from "#sandbox/loans/views.ts";

/** GET loan-mgt/eligible-loan-products: all for a customer with a wallet, none for others. */
export const listLoanProducts = customerRoute(async ({ database, customer }) => {
  const isEligible = (await walletsOf(database, customer.id)).length > 0;
  return ok("Loan products found.", isEligible ? loanProducts.map(productView) : []);
});

/** GET loan-mgt/loans: with one status, or all. */
export const listLoans = customerRoute(async ({ database, customer, query }) => {
  const loans = await loansOf(database, customer.id);
  const wanted = loans.filter((loan) => query["status"] === undefined || slugOf(loan) === query["status"]);
  return ok(
    "Loans found.",
    wanted.map((loan) => loanView(loan, customer.currency)),
  );
});

/** GET loan/repayment/{loanId}. */
export const listRepayments = customerRoute(async ({ database, customer, path }) => {
  const repayments = await repaymentsOf(database, customer.id, path["loanId"] ?? "");
  if (!repayments) throw new Refusal(404, "You have no loan with this number.");
  return ok("Repayments found.", repayments.map(repaymentView));
});

/** POST loan-mgt/repayment-schedule. */
export const getRepaymentSchedule = customerRoute(async (call) => {
  const form = call.body as LoanForm;
  const currency = currencyOf(call.customer.currency);
  const { product, amountKobo } = requireTerms(form, call);
  const schedule = scheduleOf(product, amountKobo, form.desired_loan_disbursement_date, currency);
  return ok("Repayment schedule made.", scheduleView(amountKobo, schedule, currency));
});

/** POST loan-mgt/loan-applications. */
export const bookLoan = customerRoute(
  async (call) => await once(call, async (queries) => await bookOnce(queries, call)),
);

async function bookOnce(queries: Queries, call: CustomerCall): Promise<Reply> {
  const form = call.body as LoanForm;
  const { product, amountKobo } = requireTerms(form, call);
  requireDetails(form);
  const wallet = await requireRepaymentSource(queries, form, call.customer.id);
  if (loanOutcome(amountKobo) === "refused") {
    throw new Refusal(400, "We cannot offer you this loan at the moment.");
  }
  const { id: customerId, currency } = call.customer;
  const from = form.desired_loan_disbursement_date;
  const { payableKobo } = scheduleOf(product, amountKobo, from, currencyOf(currency));
  const booked = await book(queries, { customerId, form, amountKobo, payableKobo, wallet, now: call.now });
  return ok("Your loan application was received.", bookedView(form, product, booked));
}
