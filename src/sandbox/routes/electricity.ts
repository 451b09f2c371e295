import { holderOf } from "#sandbox/access/holder.ts";
import { discos } from "#sandbox/demo/discos.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { fieldRefusal, notFound, ok, type Reply } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { meterToken } from "#sandbox/ledger/meter-token.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { sourceWallet } from "#sandbox/ledger/source-wallet.ts";

const MINIMUM_KOBO = 500_00;
const METER = /^\d{11,13}$/;
const UNKNOWN = "No customer has this meter number.";

type MeterRequest = { meter_number: string; electricity_disco: string | number; meter_type: MeterType };
type MeterType = "prepaid" | "postpaid";
type ElectricityRequest = MeterRequest & { final_amount: number; transaction_pin: string };

/** GET transactions/get-meter-services: all on the first page. */
export const listMeterServices = customerRoute(async ({ query }) =>
  ok("Meter services found.", { electricity_discos: Number(query["page"] ?? 1) === 1 ? discos : [] }),
);

/** POST transactions/verify-meter-number. An unknown meter gets status false with 200. */
export const verifyMeterNumber = customerRoute(async ({ body }): Promise<Reply> => {
  const request = body as MeterRequest;
  requireDisco(request);
  const meter_name = meterHolder(request);
  return meter_name ? ok("Meter verified.", { meter_name }) : notFound(UNKNOWN);
});

/**
 * POST transactions/buy-electricity. The first wallet pays. A prepaid meter gets its token once the payment is
 * Successful.
 */
export const buyElectricity = customerRoute(async (call) => {
  const request = call.body as ElectricityRequest;
  const { name } = requireDisco(request);
  if (!meterHolder(request)) throw fieldRefusal("meter_number", UNKNOWN);
  const amountKobo = requireAmount(request.final_amount, {
    field: "final_amount",
    minimumKobo: MINIMUM_KOBO,
    what: "electricity amount",
    currency: call.customer.currency,
  });
  const reference = newReference("ELE", call.now);
  return await makePayment(call, {
    recipient: request.meter_number,
    pin: request.transaction_pin,
    details: async (queries) => ({
      wallet: await sourceWallet(queries, call.customer),
      amountKobo,
      chargeKobo: 0,
      reference,
      typeId: 14,
      category: "Electricity",
      description: `${label(request.meter_type)} meter ${request.meter_number}, ${name}`,
      token: request.meter_type === "prepaid" ? meterToken(reference) : undefined,
      what: "electricity purchase",
    }),
    more: ({ payment, status }) => ({
      data: { token: (status === "Successful" && payment.token) || null },
    }),
  });
});

function requireDisco({ electricity_disco }: MeterRequest): (typeof discos)[number] {
  const disco = discos.find(({ id }) => id === String(electricity_disco));
  if (!disco) throw fieldRefusal("electricity_disco", "Choose a distribution company from the list.");
  return disco;
}

function meterHolder({ meter_number, electricity_disco }: MeterRequest): string | undefined {
  return METER.test(meter_number) ? holderOf(meter_number, String(electricity_disco)) : undefined;
}

function label(type: MeterType): string {
  return type === "prepaid" ? "Prepaid" : "Postpaid";
}
