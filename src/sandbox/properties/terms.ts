import { addMonths } from "#lib/time/months.ts";
import type { DemoProperty, PaymentCycle } from "#sandbox/demo/properties.ts";

/** The price of a subscription and the dates of its payments. Amounts in kobo, days as `YYYY-MM-DD`. */
export type Terms = {
  /** The discounted price of all pieces. */
  readonly amountKobo: number;
  /** The price with interest, which is paid in total. */
  readonly expectedKobo: number;
  /** Each payment except the last, which may be smaller. */
  readonly paymentKobo: number;
  readonly payments: number;
  readonly endDate: string;
};

const MONTHS: Record<PaymentCycle, number> = { monthly: 1, quarterly: 3, "one-time": Infinity };
const NAIRA = 100;

/** The price of one piece less its discount, in kobo. */
export function discountedKobo({ priceKobo, discountPct }: DemoProperty): number {
  // Percentages have at most two decimals, so all values are whole in hundredths of a percent.
  return Math.round((priceKobo * (10_000 - Math.round(discountPct * 100))) / 10_000);
}

/** Interest is simple, and only for instalments; a payment is rounded up to a whole naira. */
export function termsOf(property: DemoProperty, quantity: number, start: string, months: number): Terms {
  const payments = Math.max(1, Math.ceil(months / MONTHS[property.cycle]));
  const amountKobo = discountedKobo(property) * quantity;
  const interestPct = payments > 1 ? property.interestPct : 0;
  const expectedKobo = amountKobo + Math.round((amountKobo * Math.round(interestPct * 100)) / 10_000);
  const rounded = Math.ceil(expectedKobo / payments / NAIRA) * NAIRA;
  return {
    amountKobo,
    expectedKobo,
    paymentKobo: Math.min(expectedKobo, rounded),
    payments,
    endDate: addMonths(start, months),
  };
}

/** Day of the payment with this number, from 0; undefined when there is no such payment. */
export function paymentDay(
  property: DemoProperty,
  { payments }: Terms,
  start: string,
  number: number,
): string | undefined {
  if (number >= payments) return undefined;
  return number === 0 ? start : addMonths(start, number * MONTHS[property.cycle]);
}
