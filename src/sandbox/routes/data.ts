import { normalPhone } from "#sandbox/access/phone.ts";
import { bundlesOf } from "#sandbox/demo/bundles.ts";
import { plansIn } from "#sandbox/demo/plan.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { fieldRefusal, okNested } from "#sandbox/http/reply.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { requirePlan } from "#sandbox/ledger/plan.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { sourceWallet } from "#sandbox/ledger/source-wallet.ts";

const PER_PAGE = 50;

type DataRequest = {
  final_amount: number;
  network_provider: string;
  phone_number: string;
  transaction_pin: string;
  description: string;
  data_plan: string;
};

/** GET transactions/get-data-bundles/{network}: 50 per page, so that the first page has all. */
export const listDataBundles = customerRoute(async ({ path, query, currency }) => {
  const start = (Number(query["page"] ?? 1) - 1) * PER_PAGE;
  const bundles = plansIn(currency, bundlesOf(path["network"] ?? ""));
  return okNested("Bundles found.", bundles.slice(start, start + PER_PAGE));
});

/** POST transactions/buy-data-bundle. The first wallet pays. */
export const buyDataBundle = customerRoute(async (call) => {
  const request = call.body as DataRequest;
  const phone = normalPhone(request.phone_number);
  if (!phone) throw fieldRefusal("phone_number", "Enter a phone number of 11 digits.");
  const { priceKobo } = requirePlan(plansIn(call.currency, bundlesOf(`${request.network_provider}-data`)), {
    field: "data_plan",
    code: request.data_plan,
    amount: request.final_amount,
    what: "bundle",
    currency: call.currency,
  });
  return await makePayment(call, {
    recipient: phone,
    pin: request.transaction_pin,
    details: async (queries) => ({
      wallet: await sourceWallet(queries, call.customer),
      amountKobo: priceKobo,
      chargeKobo: 0,
      reference: newReference("DAT", call.now),
      typeId: 12,
      category: "Data",
      description: request.description,
      what: "data purchase",
    }),
  });
});
