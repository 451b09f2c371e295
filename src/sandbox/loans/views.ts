import { isoDay } from "#lib/time/dates.ts";
import { currencyOf, roundDown, type Currency } from "#sandbox/ledger/currency.ts";
import { toNaira } from "#sandbox/ledger/naira.ts";
import type { Booked } from "./book.ts";
import type { LoanForm } from "./form.ts";
import { outstandingOf, slugOf, type LoanRow, type RepaymentRow } from "./loans.ts";
import { loanProduct, REPAYMENT_METHOD, type LoanProduct } from "./products.ts";
import { scheduleOf, type Period, type Schedule } from "./schedule.ts";

const FREQUENCY = "Monthly";
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"];

/** An eligible loan product, amounts in naira. */
export function productView(product: LoanProduct): Record<string, unknown> {
  const days = DAYS.map((day, index) => [
    `is_${day}_repayment_enabled`,
    product.weekdays.includes(index + 1),
  ]);
  return {
    id: product.id,
    product_name: product.name,
    description: product.description,
    interest_rate_pct: product.interestPermille / 10,
    loan_frequency: FREQUENCY,
    loan_frequent_duration: product.months,
    min_amount: toNaira(product.minKobo),
    max_amount: toNaira(product.maxKobo),
    repayment_method: REPAYMENT_METHOD,
    ...Object.fromEntries(days),
  };
}

/** The repayment summary, with exact amounts; apps round them up. */
export function scheduleView(
  amountKobo: number,
  schedule: Schedule,
  currency: Currency,
): Record<string, unknown> {
  const periods = schedule.periods.map(periodView);
  return {
    payment_start_date: schedule.periods[0]?.dueOn,
    payment_actual_end_date: schedule.periods.at(-1)?.dueOn,
    repayment_currency_symbol: currency.symbol,
    repayment_currency_code: currency.code,
    principal_amount: toNaira(amountKobo),
    payment_interest: toNaira(schedule.interestKobo),
    total_payable_amount: toNaira(schedule.payableKobo),
    recursive_payment_amount: toNaira(schedule.monthlyKobo),
    next_payment_schedule: periods[0],
    full_payment_schedule: periods,
  };
}

const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

function periodView({ number, dueOn, amountKobo }: Period): Record<string, unknown> {
  return {
    payment_number: number,
    payment_due_date: dueOn,
    payment_amount: toNaira(amountKobo),
    payment_period: month.format(new Date(dueOn)),
  };
}

/** A booked loan: the application, and the product's terms at that time. */
export function bookedView(form: LoanForm, product: LoanProduct, booked: Booked): Record<string, unknown> {
  return {
    application_number: booked.application_number,
    loan_amount: form.loan_amount,
    preferred_repayment_method: form.preferred_repayment_method,
    monthly_salary_amount: form.monthly_salary_amount ?? null,
    other_income_amount: form.other_income_amount ?? null,
    monthly_expenses: form.monthly_expenses ?? null,
    marital_status: form.marital_status,
    has_dependents: form.has_dependents,
    no_of_dependents: form.no_of_dependents ?? null,
    is_house_owner: form.is_house_owner,
    house_address: form.house_address ?? null,
    is_planning_to_relocate: form.is_planning_to_relocate,
    new_relocation_address: form.new_relocation_address ?? null,
    ref_interest_rate_pct: product.interestPermille / 10,
    ref_loan_frequency: FREQUENCY,
    ref_loan_frequent_duration: product.months,
    ref_repayment_structure: REPAYMENT_METHOD,
    created_at: booked.created_at.toISOString(),
  };
}

/** A loan in the list. A missing status is an empty object. */
export function loanView(loan: LoanRow, code: string): Record<string, unknown> {
  const product = loanProduct(loan.product_id)!;
  const currency = currencyOf(code);
  const schedule = scheduleOf(product, loan.amount_kobo, isoDay(loan.wanted_at, "Africa/Lagos"), currency);
  const interestKobo = (loan.paid_kobo * schedule.interestKobo) / loan.payable_kobo;
  const slug = slugOf(loan);
  return {
    id: loan.id,
    application_number: loan.application_number,
    loan_amount: toNaira(loan.amount_kobo),
    loan_status: slug === undefined ? {} : { slug },
    ref_loan_frequent_duration: product.months,
    ref_loan_frequency: FREQUENCY,
    created_at: loan.created_at.toISOString(),
    outstanding_balance: toNaira(outstandingOf(loan)),
    extended_repayment_end_date: null,
    interest_paid: toNaira(roundDown(interestKobo, currency)),
    ref_repayment_method: loan.form.preferred_repayment_method,
    ref_management_fee_amount: 0,
    repayment_start_date: schedule.periods[0]?.dueOn,
    actual_repayment_end_date: schedule.periods.at(-1)?.dueOn,
  };
}

export function repaymentView(repayment: RepaymentRow): Record<string, unknown> {
  return {
    payment_ref: repayment.payment_ref,
    amount: toNaira(repayment.amount_kobo),
    method: repayment.method,
    balance: toNaira(repayment.balance_kobo),
    updated_at: repayment.created_at.toISOString(),
  };
}
