import { toNaira } from "#sandbox/ledger/naira.ts";
import type { DemoProperty } from "#sandbox/demo/properties.ts";
import { propertyView } from "./property-view.ts";
import { paymentDay, termsOf } from "./terms.ts";

export type SubscriptionStatus = "Pending" | "Active" | "Overdue" | "Completed" | "Cancelled" | "Failed";

export type Subscription = {
  readonly id: number;
  readonly property: DemoProperty;
  readonly quantity: number;
  readonly months: number;
  readonly start: string;
  readonly option: "wallet" | "direct-debit";
  readonly status: SubscriptionStatus;
  /** Number of payments made. */
  readonly paidPayments: number;
  readonly extendedEnd?: string | undefined;
  /** For subscriptions made here: the payment's reference and the request's Idempotency-Key. */
  readonly reference?: string | undefined;
  readonly clientReference?: string | undefined;
};

const COLORS: Record<SubscriptionStatus, string> = {
  Pending: "warning",
  Active: "info",
  Overdue: "#c92a2a",
  Completed: "success",
  Cancelled: "secondary",
  Failed: "danger",
};

/** A subscription with the fields of specification 2 §3. */
export function subscriptionView(subscription: Subscription, available: number): Record<string, unknown> {
  const { property, quantity, start, months, status, paidPayments, reference, clientReference } =
    subscription;
  const terms = termsOf(property, quantity, start, months);
  const paidKobo = Math.min(terms.expectedKobo, paidPayments * terms.paymentKobo);
  const isRunning = status === "Active" || status === "Overdue";
  return {
    id: subscription.id,
    property: propertyView(property, available),
    status: { label: status, color: COLORS[status] },
    amount: toNaira(terms.amountKobo),
    quantity,
    uom: property.uom,
    preferred_payment_option: subscription.option,
    next_payment_date: (isRunning && paymentDay(property, terms, start, paidPayments)) || null,
    start_date: start,
    actual_end_date: terms.endDate,
    extended_end_date: subscription.extendedEnd ?? null,
    expected_amount: toNaira(terms.expectedKobo),
    paid_amount: toNaira(paidKobo),
    balance_amount: toNaira(terms.expectedKobo - paidKobo),
    currency: { symbol: "₦" },
    payment_cycle_referenced: property.cycle,
    allow_payment_installment_referenced: property.cycle !== "one-time",
    interest_referenced: property.interestPct,
    ...(reference && { reference }),
    ...(clientReference && { client_reference: clientReference }),
  };
}
