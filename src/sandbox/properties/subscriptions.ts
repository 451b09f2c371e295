import { all, type Queries } from "#sandbox/database/queries.ts";
import { demoOrders } from "#sandbox/demo/property-orders.ts";
import { demoProperty } from "#sandbox/demo/properties.ts";
import type { CustomerCall } from "#sandbox/http/call.ts";
import { PENDING_MS, type PaymentOutcome } from "#sandbox/ledger/magic.ts";
import type { TransactionStatus } from "#sandbox/ledger/transactions.ts";
import { available } from "./availability.ts";
import type { SubscriptionRequest, Wish } from "./subscription-request.ts";
import { subscriptionView, type Subscription, type SubscriptionStatus } from "./subscription-view.ts";
import { termsOf } from "./terms.ts";

export type NewSubscription = {
  /** The customer's call, with a `SubscriptionRequest` as its body. */
  readonly call: CustomerCall;
  readonly wish: Wish;
  readonly outcome: PaymentOutcome;
  readonly reference: string;
};

type Customers = Pick<CustomerCall, "customer" | "now">;
type Row = {
  id: number;
  property_id: number;
  quantity: number;
  months: number;
  start_date: string;
  payment_option: Subscription["option"];
  reference: string;
  client_reference: string | null;
  outcome: PaymentOutcome;
  created_at: Date;
  payment_status: TransactionStatus | null;
};

const ROWS = `select property_subscriptions.*, transactions.status as payment_status
  from property_subscriptions
  left join transactions on reference_number = reference and direction = 'debit'`;

/** Stores a subscription. Its status follows from its payment, or from its outcome if there was no payment. */
export async function addSubscription(queries: Queries, subscription: NewSubscription): Promise<void> {
  const { call, outcome, reference } = subscription;
  const request = call.body as SubscriptionRequest;
  await queries.query(
    `insert into property_subscriptions (customer_id, property_id, quantity, months, start_date, payment_option,
       reference, client_reference, outcome, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      call.customer.id,
      request.property_id,
      request.quantity,
      request.desired_payment_duration_interval,
      request.desired_payment_start_date,
      request.preferred_payment_option,
      reference,
      call.idempotencyKey ?? null,
      outcome,
      call.now,
    ],
  );
}

/** The customer's subscriptions in the provider's form. */
export async function viewsOf(call: Customers, queries: Queries): Promise<Record<string, unknown>[]> {
  const taken = await takenPieces(queries);
  return (await subscriptionsOf(call, queries)).map((subscription) =>
    subscriptionView(subscription, available(subscription.property, taken)),
  );
}

/** The subscription that was just added, in the provider's form. */
export async function viewOf(
  queries: Queries,
  { call, reference }: NewSubscription,
): Promise<Record<string, unknown>> {
  const views = await viewsOf(call, queries);
  return views.find((view) => view["reference"] === reference) ?? {};
}

/** The customer's subscriptions, newest first: their own, then those of the demo. */
async function subscriptionsOf({ customer, now }: Customers, queries: Queries): Promise<Subscription[]> {
  const sql = `${ROWS} where customer_id = $1 order by property_subscriptions.id desc`;
  const rows = await all<Row>(queries, sql, [customer.id]);
  return [...rows.flatMap((row) => toSubscription(row, now)), ...demoOrders(customer.username, now)];
}

/** Number of pieces of each property that are taken. */
export async function takenPieces(queries: Queries): Promise<ReadonlyMap<number, number>> {
  const rows = await all<{ property_id: number; taken: number }>(
    queries,
    `select property_id, sum(quantity) as taken from property_subscriptions
     where outcome not in ('fails', 'reverses') group by property_id`,
  );
  return new Map(rows.map(({ property_id, taken }) => [property_id, taken]));
}

function toSubscription(row: Row, now: Date): Subscription[] {
  const property = demoProperty(row.property_id);
  if (!property) return [];
  const { quantity, months, start_date: start } = row;
  const isDebited = row.payment_status === "Successful";
  const isPaid = isDebited && termsOf(property, quantity, start, months).payments === 1;
  const status = row.payment_status ? statusOfPayment(row.payment_status) : statusOfMandate(row, now);
  return [
    {
      id: row.id,
      property,
      quantity,
      months,
      start,
      option: row.payment_option,
      status: isPaid ? "Completed" : status,
      paidPayments: isDebited ? 1 : 0,
      reference: row.reference,
      clientReference: row.client_reference ?? undefined,
    },
  ];
}

function statusOfPayment(status: TransactionStatus): SubscriptionStatus {
  const known = {
    Successful: "Active",
    Pending: "Pending",
    Failed: "Failed",
    Reversed: "Cancelled",
  } as const;
  return known[status];
}

/** A bank approves a mandate after the time for which the sandbox's payments stay pending. */
function statusOfMandate({ outcome, created_at }: Row, now: Date): SubscriptionStatus {
  if (outcome === "fails") return "Failed";
  if (outcome !== "settles" && outcome !== "reverses") return "Active";
  if (now.getTime() - created_at.getTime() < PENDING_MS) return "Pending";
  return outcome === "settles" ? "Active" : "Cancelled";
}
