import { addMonths } from "#lib/months.ts";
import type { DemoProperty, PaymentCycle } from "#sandbox/demo/properties.ts";

/** What a subscription costs and when it is paid. Amounts in kobo, days as `YYYY-MM-DD`. */
export type Terms = {
  /** The discounted price of all pieces. */
  readonly amountKobo: number;
  /** That with interest: what is paid in the end. */
  readonly expectedKobo: number;
  /** Each payment but the last, which may be smaller. */
  readonly paymentKobo: number;
  readonly payments: number;
  readonly endDate: string;
};

const MONTHS: Record<PaymentCycle, number> = { monthly: 1, quarterly: 3, "one-time": Infinity };
const NAIRA = 100;

/** The price of one piece less its discount, in kobo. */
export function discountedKobo({ priceKobo, discountPct }: DemoProperty): number {
  // Percentages have two decimals at most: in hundredths they are whole, and so is all that follows.
  return Math.round((priceKobo * (10_000 - Math.round(discountPct * 100))) / 10_000);
}

/** Interest is simple, and only for what is paid in instalments; a payment is rounded up to a whole naira. */
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
