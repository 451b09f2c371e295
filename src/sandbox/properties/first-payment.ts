import { toNaira } from "#sandbox/ledger/naira.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { conflict, type Reply } from "#sandbox/http/reply.ts";
import { pay } from "#sandbox/ledger/pay.ts";
import { paymentReply, type PaymentStatus } from "#sandbox/ledger/payment-reply.ts";
import { statusView } from "#sandbox/ledger/transactions.ts";
import { recipientOf, type SubscriptionRequest } from "./subscription-request.ts";
import { viewOf, type NewSubscription } from "./subscriptions.ts";

/** Our own code; the specification has no type for this. */
const TYPE_ID = 90;

/** Makes the first payment of a wallet at once. */
export async function payFirst(queries: Queries, order: NewSubscription): Promise<Reply> {
  const { call, wish, outcome, reference } = order;
  const what = `first payment for ${wish.property.name}`;
  const paid = await pay(queries, {
    wallet: wish.wallet!,
    amountKobo: wish.terms.paymentKobo,
    chargeKobo: 0,
    reference,
    typeId: TYPE_ID,
    category: "Property",
    description: what,
    recipient: recipientOf(call.body as SubscriptionRequest),
    outcome,
    clientReference: call.idempotencyKey,
    what,
    now: call.now,
  });
  return paymentReply(paid, { data: await viewOf(queries, order) });
}

/** Asks the bank for a mandate; no money moves before the start date. The reply is that of a payment of 0. */
export async function askBank(queries: Queries, order: NewSubscription): Promise<Reply> {
  const { call, outcome, reference } = order;
  if (outcome === "duplicate") throw conflict("duplicate", "The same subscription was made a moment ago.");
  const status = statusOf(outcome);
  const result = {
    reference_number: reference,
    status: statusView(status),
    amount: toNaira(0),
    charge: toNaira(0),
    description: "Direct debit mandate",
    created_at: call.now.toISOString(),
  };
  return {
    status: 200,
    body: {
      status: status !== "Failed",
      message: MESSAGES[status],
      data: { ...(await viewOf(queries, order)), data: result },
    },
  };
}

const MESSAGES: Record<PaymentStatus, string> = {
  Successful: "Your subscription was successful. Your bank will pay from the first day on.",
  Pending: "Your bank is looking at the mandate.",
  Failed: "Your bank refused the mandate. No money has moved.",
};

function statusOf(outcome: NewSubscription["outcome"]): PaymentStatus {
  if (outcome === "fails") return "Failed";
  return outcome === "settles" || outcome === "reverses" ? "Pending" : "Successful";
}
