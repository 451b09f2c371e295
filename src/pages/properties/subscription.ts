import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { readProperty, type Property, type Status } from "./property.ts";

/** A property that the customer is paying for (specification 2 §3). Amounts in kobo, days as the provider sends them. */
export type Subscription = {
  readonly id: string;
  readonly property: Property;
  readonly status: Status;
  readonly amountKobo: number | undefined;
  readonly expectedKobo: number | undefined;
  readonly paidKobo: number | undefined;
  readonly balanceKobo: number | undefined;
  readonly symbol: string;
  readonly quantity: string;
  readonly uom: string;
  readonly option: string;
  readonly nextPayment: string;
  readonly start: string;
  readonly end: string;
  readonly extendedEnd: string;
  readonly cycle: string;
  readonly installments: boolean | undefined;
  readonly interestPct: number;
};

/** Reads a subscription. */
export function readSubscription(item: unknown): Subscription {
  const { at, text, number, kobo, yesNo } = fieldsOf<Sent["Subscription"]>(item);
  return {
    id: text("/id"),
    property: readProperty(at("/property")),
    status: { label: text("/status/label"), color: text("/status/color"), description: "" },
    amountKobo: kobo("/amount"),
    expectedKobo: kobo("/expected_amount"),
    paidKobo: kobo("/paid_amount"),
    balanceKobo: kobo("/balance_amount"),
    symbol: text("/currency/symbol") || "₦",
    quantity: text("/quantity"),
    uom: text("/uom"),
    option: text("/preferred_payment_option"),
    nextPayment: text("/next_payment_date"),
    start: text("/start_date"),
    end: text("/actual_end_date"),
    extendedEnd: text("/extended_end_date"),
    cycle: text("/payment_cycle_referenced"),
    installments: yesNo("/allow_payment_installment_referenced"),
    interestPct: number("/interest_referenced") ?? 0,
  };
}

/** "" when the provider does not say. */
export function yesNoText(value: boolean | undefined, no = "No"): string {
  if (value === undefined) return "";
  return value ? "Yes" : no;
}

/** The provider's word for a payment method or a cycle, in words: `direct-debit` becomes "Direct debit". */
export function inWords(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
