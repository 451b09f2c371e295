import { alone } from "#sandbox/database/queries.ts";
import { toNaira } from "#sandbox/ledger/naira.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { once } from "#sandbox/http/idempotency.ts";
import { silentIf } from "#sandbox/http/never-answer.ts";
import { ok, okNested, Refusal } from "#sandbox/http/reply.ts";
import { magicOutcome } from "#sandbox/ledger/magic.ts";
import { prepare, useUpNewest } from "#sandbox/ledger/prepared.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { requireBalance } from "#sandbox/ledger/source-wallet.ts";
import { askBank, payFirst } from "#sandbox/properties/first-payment.ts";
import { readWish, recipientOf, type SubscriptionRequest } from "#sandbox/properties/subscription-request.ts";
import { addSubscription, viewsOf } from "#sandbox/properties/subscriptions.ts";
import { paymentDay } from "#sandbox/properties/terms.ts";

const KIND = "property";

/** POST properties-mgt/property-subscriptions/initiate/request: returns the costs. Moves no money. */
export const initiateSubscription = customerRoute(async (call) => {
  const request = call.body as SubscriptionRequest;
  const { property, terms, wallet } = await readWish(call, call.database);
  if (wallet) await requireBalance(call.database, wallet, terms.paymentKobo);
  await prepare(call, KIND, newReference("PRP", call.now), request);
  const start = request.desired_payment_start_date;
  return ok("Subscription initiated. Confirm it to subscribe.", {
    amount: toNaira(terms.amountKobo),
    expected_amount: toNaira(terms.expectedKobo),
    first_payment_amount: toNaira(terms.paymentKobo),
    payments: terms.payments,
    next_payment_date: paymentDay(property, terms, start, wallet ? 1 : 0) ?? null,
  });
});

/**
 * POST properties-mgt/property-subscriptions/process/request. A wallet makes the first payment at once, a bank later.
 */
export const processSubscription = customerRoute(async (call) => {
  const request = call.body as SubscriptionRequest;
  const outcome = magicOutcome(recipientOf(request));
  const reply = await once(call, async (queries) => {
    // Two customers cannot take the last piece.
    await alone(queries, `property ${request.property_id}`);
    const wish = await readWish(call, queries);
    const reference = await useUpNewest(queries, call, KIND, request);
    const order = { call, wish, outcome, reference };
    await addSubscription(queries, order);
    return await (wish.wallet ? payFirst(queries, order) : askBank(queries, order));
  });
  return await silentIf(outcome === "no-reply", reply, call.signal);
});

/** GET properties-mgt/property-subscriptions. */
export const listSubscriptions = customerRoute(async (call) =>
  okNested("Subscriptions found.", await viewsOf(call, call.database)),
);

/** GET properties-mgt/property-subscriptions/{id}. */
export const getSubscription = customerRoute(async (call) => {
  const found = (await viewsOf(call, call.database)).find(({ id }) => String(id) === call.path["id"]);
  if (!found) throw new Refusal(404, "You have no subscription with this id.");
  return ok("Subscription found.", found);
});
