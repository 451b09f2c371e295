import type { Send } from "#provider/client.ts";

let inFlight = 0;

/** Whether a payment has been sent and not been answered: the page must not reload now. */
export function isPaymentInFlight(): boolean {
  return inFlight > 0;
}

/** Counts the payments that pass through; they are the requests with an idempotency key. */
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
