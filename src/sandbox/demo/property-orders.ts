import { isoDay } from "#lib/time/dates.ts";
import { addMonths } from "#lib/time/months.ts";
import type { Subscription, SubscriptionStatus } from "#sandbox/properties/subscription-view.ts";
import { demoProperty } from "./properties.ts";

type Order = {
  readonly property: number;
  readonly quantity: number;
  readonly months: number;
  /** Months from today; negative means the past. */
  readonly start: number;
  readonly option: Subscription["option"];
  /** How many payments were made. */
  readonly paid: number;
  readonly status: SubscriptionStatus;
  /** By how many months it was extended. */
  readonly extended?: number;
};

/** One order in every status. */
const ORDERS: readonly Order[] = [
  { property: 39, quantity: 1, months: 12, start: -4, option: "wallet", paid: 4, status: "Active" },
  { property: 42, quantity: 2, months: 6, start: -1, option: "direct-debit", paid: 1, status: "Active" },
  {
    property: 25,
    quantity: 1,
    months: 10,
    start: -8,
    option: "direct-debit",
    paid: 5,
    status: "Overdue",
    extended: 3,
  },
  { property: 40, quantity: 1, months: 3, start: -6, option: "wallet", paid: 1, status: "Completed" },
  { property: 35, quantity: 3, months: 4, start: 0, option: "direct-debit", paid: 0, status: "Pending" },
  { property: 3, quantity: 1, months: 24, start: -11, option: "wallet", paid: 1, status: "Cancelled" },
];

/**
 * Ada's orders, calculated from the current day; other customers start without any. They are not rows, so they do not
 * age.
 */
export function demoOrders(username: string, now: Date): Subscription[] {
  if (username !== "ada") return [];
  const today = isoDay(now, "Africa/Lagos");
  return ORDERS.flatMap((order, index): Subscription[] => {
    const property = demoProperty(order.property);
    if (!property) return [];
    const { quantity, months, option, status, paid: paidPayments } = order;
    const start = addMonths(today, order.start);
    const extendedEnd = order.extended ? addMonths(start, months + order.extended) : undefined;
    return [{ id: index + 1, property, quantity, months, start, option, status, paidPayments, extendedEnd }];
  });
}
