import { holderOf } from "#sandbox/access/holder.ts";
import { cablePlansOf } from "#sandbox/demo/cable-plans.ts";
import { plansIn } from "#sandbox/demo/plan.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { fieldRefusal, notFound, ok, okNested, type Reply } from "#sandbox/http/reply.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { requirePlan } from "#sandbox/ledger/plan.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { sourceWallet } from "#sandbox/ledger/source-wallet.ts";

const SMART_CARD = /^\d{10,12}$/;
const UNKNOWN = "No subscriber has this smart card number.";

type SubscriptionRequest = {
  final_amount: number;
  subscription_plan: string;
  cable_tv_type: string;
  transaction_pin: string;
  smart_card_number: string;
};

/** GET transactions/get-subscriptions?cableTvType. */
export const listCablePlans = customerRoute(async ({ query, currency }) =>
  okNested("Subscriptions found.", plansIn(currency, cablePlansOf(query["cableTvType"] ?? ""))),
);

/** POST transactions/verify-smart-card. An unknown card gets status false with 200. */
export const verifySmartCard = customerRoute(async ({ body }): Promise<Reply> => {
  const { smart_card_number, cable_tv_type } = body as SubscriptionRequest;
  const customer_name = subscriber(smart_card_number, cable_tv_type);
  return customer_name ? ok("Smart card verified.", { customer_name }) : notFound(UNKNOWN);
});

/** POST transactions/subscribe-cable-tv. The first wallet pays. */
export const subscribeCableTv = customerRoute(async (call) => {
  const request = call.body as SubscriptionRequest;
  const { smart_card_number: card, cable_tv_type: type } = request;
  if (!subscriber(card, type)) throw fieldRefusal("smart_card_number", UNKNOWN);
  const plan = requirePlan(plansIn(call.currency, cablePlansOf(type)), {
    field: "subscription_plan",
    code: request.subscription_plan,
    amount: request.final_amount,
    what: "plan",
    currency: call.currency,
  });
  return await makePayment(call, {
    recipient: card,
    pin: request.transaction_pin,
    details: async (queries) => ({
      wallet: await sourceWallet(queries, call.customer),
      amountKobo: plan.priceKobo,
      chargeKobo: 0,
      reference: newReference("CTV", call.now),
      typeId: 13,
      category: "Cable TV",
      description: `${plan.name}, smart card ${card}`,
      what: "cable TV subscription",
    }),
  });
});

function subscriber(card: string, type: string): string | undefined {
  return SMART_CARD.test(card) ? holderOf(card, type) : undefined;
}
