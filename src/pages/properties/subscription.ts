import { inCurrency, type MoneyForm } from "#lib/money/money-form.ts";
import type { Region } from "#lib/region.ts";
import { spoken } from "#lib/text/words.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { percentIn, readProperty, type Property, type Status } from "./property.ts";
import { words } from "./words.ts";

/** A property that the customer is paying for (specification 2 §3). Amounts in minor units, days as the provider sends them. */
export type Subscription = {
  readonly id: string;
  readonly property: Property;
  readonly status: Status;
  readonly amountMinor: number | undefined;
  readonly expectedMinor: number | undefined;
  readonly paidMinor: number | undefined;
  readonly balanceMinor: number | undefined;
  /** Its currency, as the bank's country writes it. */
  readonly form: MoneyForm;
  readonly quantity: string;
  readonly uom: string;
  readonly option: string;
  readonly nextPayment: string;
  readonly start: string;
  readonly end: string;
  readonly extendedEnd: string;
  readonly cycle: string;
  readonly installments: boolean | undefined;
  readonly interestPct: number | undefined;
};

/** Reads a subscription. */
export function readSubscription(item: unknown, region: Region): Subscription {
  const { at, text, minor, yesNo } = fieldsOf<Sent["Subscription"]>(item);
  const form = inCurrency(region, "", text("/currency/symbol"));
  return {
    id: text("/id"),
    property: readProperty(at("/property"), region),
    status: { label: text("/status/label", "/status"), color: text("/status/color"), description: "" },
    amountMinor: minor(form, "/amount"),
    expectedMinor: minor(form, "/expected_amount"),
    paidMinor: minor(form, "/paid_amount"),
    balanceMinor: minor(form, "/balance_amount"),
    form,
    quantity: text("/quantity"),
    uom: text("/uom"),
    option: text("/preferred_payment_option"),
    nextPayment: text("/next_payment_date"),
    start: text("/start_date"),
    end: text("/actual_end_date"),
    extendedEnd: text("/extended_end_date"),
    cycle: text("/payment_cycle_referenced"),
    installments: yesNo("/allow_payment_installment_referenced"),
    interestPct: percentIn(text("/interest_referenced")),
  };
}

/** "" when the provider does not say. */
export function yesNoText(value: boolean | undefined, no = words.no): string {
  if (value === undefined) return "";
  return value ? words.yes : no;
}

/** "5%"; "" when the provider does not say. */
export function percentText(percent: number | undefined): string {
  return percent === undefined ? "" : `${percent}%`;
}

/**
 * The provider's word for a payment method or a cycle, in words: `direct-debit` becomes "Direct debit",
 * in the customer's language where it is known.
 */
export function inWords(slug: string): string {
  const text = slug.replaceAll(/[-_]+/g, " ");
  return spoken(text.charAt(0).toUpperCase() + text.slice(1));
}
