import { onceWithPin } from "#sandbox/access/pin.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import type { CustomerCall } from "#sandbox/http/call.ts";
import { once } from "#sandbox/http/idempotency.ts";
import { silentIf } from "#sandbox/http/never-answer.ts";
import type { Reply } from "#sandbox/http/reply.ts";
import { magicOutcome, type PaymentOutcome } from "./magic.ts";
import { pay, type Payment } from "./pay.ts";
import { paymentReply, type More, type Paid } from "./payment-reply.ts";

export type PaymentDetails = Omit<Payment, "recipient" | "outcome" | "clientReference" | "now">;

export type PaymentOrder = {
  /** Phone, card, meter, account, wallet or terminal; a magic number decides the outcome. */
  readonly recipient: string;
  /** Set when something other than the recipient decides the outcome. */
  readonly outcome?: PaymentOutcome;
  /** Undefined for a call without a PIN. */
  readonly pin?: string;
  /** Runs inside the database transaction that moves the money. */
  readonly details: (queries: Queries) => Promise<PaymentDetails>;
  /** What the reply has in addition to every payment's reply. */
  readonly more?: (paid: Paid) => More;
};

/** Makes a payment with the outcome of its recipient, at most once for its Idempotency-Key, after checking the PIN. */
export async function makePayment(call: CustomerCall, order: PaymentOrder): Promise<Reply> {
  const { recipient, pin, details, more } = order;
  const { outcome = magicOutcome(recipient) } = order;
  const work = async (queries: Queries) => {
    const paid = await pay(queries, {
      ...(await details(queries)),
      recipient,
      outcome,
      clientReference: call.idempotencyKey,
      now: call.now,
    });
    return paymentReply(paid, more?.(paid));
  };
  const reply = await (pin === undefined ? once(call, work) : onceWithPin(call, pin, work));
  return await silentIf(outcome === "no-reply", reply, call.signal);
}
