import { isoDay } from "#lib/time/dates.ts";
import { NAIRA, type Currency } from "#sandbox/ledger/currency.ts";
import { loanProduct, type LoanProduct } from "#sandbox/loans/products.ts";
import { scheduleOf, type Schedule } from "#sandbox/loans/schedule.ts";

const DAY = 24 * 60 * 60 * 1000;

type DemoRepayment = {
  readonly ref: string;
  readonly amountKobo: number;
  /** Index of the method of repayment: here 1 direct debit, 2 card or 3 bank transfer; none is from the wallet. */
  readonly method: number;
  readonly at: Date;
};

/** One of Ada's loans, in kobo. */
export type DemoLoan = {
  readonly number: string;
  readonly productId: number;
  readonly status: string | null;
  readonly amountKobo: number;
  readonly payableKobo: number;
  readonly form: Record<string, unknown>;
  readonly at: Date;
  readonly repayments: readonly DemoRepayment[];
};

/**
 * Product, status, naira, days since booking, monthly payments made: a loan in every status, and one without a status.
 */
const LOANS: readonly (readonly [number, string | null, number, number, number])[] = [
  [2, "pending", 120_000, 1, 0],
  [1, "active", 60_000, 40, 1],
  [2, "active", 250_000, 100, 3],
  [3, "ongoing", 800_000, 160, 5],
  [1, "active", 45_000, 330, 3],
  [2, "active", 100_000, 350, 6],
  [3, "rejected", 1_500_000, 200, 0],
  [1, null, 20_000, 300, 0],
];

export function demoLoans(now: Date, currency: Currency = NAIRA): DemoLoan[] {
  const prefix = currency === NAIRA ? "LOAN-DEMO" : "LOAN-FRANC";
  return LOANS.map(([productId, status, naira, daysAgo, paid], index) => {
    const product = loanProduct(productId)!;
    const amountKobo = naira * 100;
    const number = `${prefix}-${String(index + 1).padStart(4, "0")}`;
    const at = new Date(now.getTime() - daysAgo * DAY);
    const schedule = scheduleOf(product, amountKobo, isoDay(at, "Africa/Lagos"), currency);
    return {
      number,
      productId,
      status,
      amountKobo,
      payableKobo: schedule.payableKobo,
      form: demoForm(product, naira),
      at,
      repayments: repayments(schedule, paid).map((repayment, payment) => ({
        ...repayment,
        ref: `${number}-${payment + 1}`,
      })),
    };
  });
}

/** The first payments of the schedule, each in the morning of its day. */
function repayments({ periods }: Schedule, count: number) {
  return periods.slice(0, count).map(({ amountKobo, number, dueOn }) => ({
    amountKobo,
    method: 1 + ((number - 1) % 3),
    at: new Date(`${dueOn}T08:00:00Z`),
  }));
}

function demoForm({ id }: LoanProduct, naira: number): Record<string, unknown> {
  return {
    loan_product_id: id,
    loan_amount: naira,
    is_earning_monthly_salary: true,
    monthly_salary_amount: 420_000,
    marital_status: "married",
    is_house_owner: false,
    has_dependents: true,
    no_of_dependents: 2,
    is_planning_to_relocate: false,
    preferred_repayment_method: "wallet",
  };
}
