import { requirePin } from "#sandbox/access/pin.ts";
import { normalPhone } from "#sandbox/access/phone.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { once } from "#sandbox/http/idempotency.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";
import { silentIf } from "#sandbox/http/never-answer.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { magicOutcome } from "#sandbox/ledger/magic.ts";
import { pay } from "#sandbox/ledger/pay.ts";
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
  const amountKobo = requireAmount("final_amount", request.final_amount, MINIMUM_KOBO, "airtime amount");
  const wallet = await sourceWallet(call.database, call.customer, request.source_wallet_number);
  const outcome = magicOutcome(phone);
  const reply = await once(
    call,
    () => requirePin(call.database, call.customer.id, request.transaction_pin, call.now),
    (queries) =>
      pay(queries, {
        wallet,
        amountKobo,
        chargeKobo: 0,
        reference: newReference("AIR", call.now),
        typeId: 11,
        category: "Airtime",
        description: request.description,
        outcome,
        what: "airtime purchase",
        now: call.now,
      }),
  );
  return await silentIf(outcome === "no-reply", reply, call.signal);
});
