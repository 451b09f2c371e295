import { normalPhone } from "#sandbox/access/phone.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { sourceWallet } from "#sandbox/ledger/source-wallet.ts";

const MINIMUM_KOBO = 50_00;

type AirtimeRequest = {
  final_amount: number;
  phone_number: string;
  source_wallet_number: string;
  transaction_pin: string;
  description: string;
};

/** POST transactions/buy-airtime. */
export const buyAirtime = customerRoute(async (call) => {
  const request = call.body as AirtimeRequest;
  const phone = normalPhone(request.phone_number);
  if (!phone) throw fieldRefusal("phone_number", "Enter a phone number of 11 digits.");
  const amountKobo = requireAmount(request.final_amount, {
    field: "final_amount",
    minimumKobo: MINIMUM_KOBO,
    what: "airtime amount",
    currency: call.customer.currency,
  });
  return await makePayment(call, {
    recipient: phone,
    pin: request.transaction_pin,
    details: async (queries) => ({
      wallet: await sourceWallet(queries, call.customer, request.source_wallet_number),
      amountKobo,
      chargeKobo: 0,
      reference: newReference("AIR", call.now),
      typeId: 11,
      category: "Airtime",
      description: request.description,
      what: "airtime purchase",
    }),
  });
});
