import type { Send } from "#provider/client.ts";

let inFlight = 0;

/** Whether a payment was sent and has no answer yet: the page must not reload now. */
export function isPaymentInFlight(): boolean {
  return inFlight > 0;
}

/** Counts payments on their way; a payment is a request with an idempotency key. */
export function countPayments(send: Send): Send {
  return async (request) => {
    if (!request.idempotencyKey) return await send(request);
    inFlight++;
    try {
      return await send(request);
    } finally {
      inFlight--;
    }
  };
}
