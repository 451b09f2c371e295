import type { LoanProduct } from "./products.ts";

export type Period = {
  readonly number: number;
  /** Calendar day, as `2026-03-02`. */
  readonly dueOn: string;
  readonly amountKobo: number;
};

export type Schedule = {
  readonly interestKobo: number;
  readonly payableKobo: number;
  /** What is paid each month; the last payment may be a little less. */
  readonly monthlyKobo: number;
  readonly periods: readonly Period[];
};

/** When a loan is paid back, and how much each time, in exact kobo. The first payment is due a month after its day. */
export function scheduleOf(product: LoanProduct, amountKobo: number, from: string): Schedule {
  const { months, interestPermille, weekdays } = product;
  const interestKobo = Math.ceil((amountKobo * interestPermille) / 1000);
  const payableKobo = amountKobo + interestKobo;
  const monthlyKobo = Math.ceil(payableKobo / months);
  const periods = Array.from({ length: months }, (_, index) => ({
    number: index + 1,
    dueOn: nextRepaymentDay(addMonths(from, index + 1), weekdays),
    amountKobo: Math.min(monthlyKobo, payableKobo - monthlyKobo * index),
  }));
  return { interestKobo, payableKobo, monthlyKobo, periods };
}

/** The same day some months later, or the last of that month where it is shorter. */
function addMonths(day: string, months: number): Date {
  const from = new Date(`${day}T00:00:00Z`);
  const lastOfMonth = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  const date = Math.min(from.getUTCDate(), lastOfMonth.getUTCDate());
  return new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), date));
}

function nextRepaymentDay(from: Date, weekdays: readonly number[]): string {
  const day = new Date(from);
  while (!weekdays.includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
