import { addMonths } from "#lib/time/months.ts";
import { NAIRA, roundUp, type Currency } from "#sandbox/ledger/currency.ts";
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
  /** The monthly payment; the last one may be a little less. */
  readonly monthlyKobo: number;
  readonly periods: readonly Period[];
};

/**
 * When a loan is paid back, and how much each time, in amounts that the currency has. The first payment is due one month after the start,
 * and each month has one payment.
 */
export function scheduleOf(
  product: LoanProduct,
  amountKobo: number,
  from: string,
  currency: Currency = NAIRA,
): Schedule {
  const { months, interestPermille, weekdays } = product;
  const interestKobo = roundUp((amountKobo * interestPermille) / 1000, currency);
  const payableKobo = amountKobo + interestKobo;
  const monthlyKobo = roundUp(payableKobo / months, currency);
  const periods = Array.from({ length: months }, (_, index) => ({
    number: index + 1,
    dueOn: repaymentDay(addMonths(from, index + 1), weekdays),
    amountKobo: Math.min(monthlyKobo, payableKobo - monthlyKobo * index),
  }));
  return { interestKobo, payableKobo, monthlyKobo, periods };
}

/** The next day of repayment, or the one before if the next is in another month, as banks count business days. */
function repaymentDay(day: string, weekdays: readonly number[]): string {
  const next = nearestDay(day, weekdays, 1);
  return next.slice(0, 7) === day.slice(0, 7) ? next : nearestDay(day, weekdays, -1);
}

function nearestDay(from: string, weekdays: readonly number[], step: 1 | -1): string {
  const day = new Date(from);
  while (!weekdays.includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + step);
  return day.toISOString().slice(0, 10);
}
