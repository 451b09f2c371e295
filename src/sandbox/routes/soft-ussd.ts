import { walletByNumber, walletOwner } from "#sandbox/access/customers.ts";
import { normalPhone } from "#sandbox/access/phone.ts";
import { first } from "#sandbox/database/queries.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { once } from "#sandbox/http/idempotency.ts";
import { silentIf } from "#sandbox/http/never-answer.ts";
import { fieldRefusal, ok, Refusal, type Reply } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { magicOutcome } from "#sandbox/ledger/magic.ts";
import { requestPayment } from "#sandbox/ledger/payment-request.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { settleDue } from "#sandbox/ledger/settle.ts";

const MINIMUM_KOBO = 100_00;
const PREFIX = "USSD";

type Request = { amount: number; phone: string; account_number: string };
type Row = { status: string; recipient: string };

/** POST vas/api/payment/request. This service has no sign-in, so Idempotency-Keys belong to the account's owner. */
export const requestVasPayment = publicRoute(async (call) => {
  const request = call.body as Request;
  const phone = normalPhone(request.phone);
  if (!phone) throw fieldRefusal("phone", "Enter a phone number of 11 digits.");
  const amountKobo = requireAmount(request.amount, {
    field: "amount",
    minimumKobo: MINIMUM_KOBO,
    what: "payment request",
    currency: call.currency,
  });
  const wallet = await walletByNumber(call, request.account_number);
  const customer = await walletOwner(call, request.account_number);
  if (!wallet || !customer) throw fieldRefusal("account_number", "No wallet has this account number.");
  await settleDue(call.database, call.now);
  const reply = await once({ ...call, customer }, async (queries) => {
    const reference = newReference(PREFIX, call.now);
    const { now, idempotencyKey: clientReference } = call;
    await requestPayment(queries, { wallet, phone, amountKobo, reference, clientReference, now });
    return ok("The payment request was sent to the phone.", { reference });
  });
  return await silentIf(magicOutcome(phone) === "no-reply", reply, call.signal);
});

/** GET vas/api/payment/request/{reference}. */
export const getVasPayment = publicRoute(async (call): Promise<Reply> => {
  await settleDue(call.database, call.now);
  const row = await first<Row>(
    call.database,
    "select status, recipient from transactions where reference_number = $1 and recipient is not null",
    [call.path["reference"]?.startsWith(PREFIX) ? call.path["reference"] : null],
  );
  if (!row) throw new Refusal(404, "No payment request has this reference.");
  return view(row);
});

function view({ status, recipient }: Row): Reply {
  if (status === "Pending") return described("Pending", "The payment waits for its approval.");
  if (status === "Successful") return described("Approved", "The payment was approved.");
  const outcome = magicOutcome(recipient);
  if (outcome === "fails") return failed("The payment could not be made. No money has moved.");
  if (outcome === "never") return described("Expired", "Nobody approved the payment in time.");
  return described("Declined", "The payment was declined.");
}

function described(statusDescription: string, message: string): Reply {
  return ok(message, { apiResponse: { success: true, message }, statusDescription });
}

function failed(message: string): Reply {
  const data = { apiResponse: { success: false, message }, statusDescription: "Failed" };
  return { status: 200, body: { status: false, message, data } };
}
