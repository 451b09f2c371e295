import { createListeners } from "#lib/tasks/listeners.ts";
import type { Send } from "#provider/client.ts";

const listeners = createListeners();
let inFlight = 0;

/** Whether a payment was sent and has no answer yet: the page must not reload now. */
export function isPaymentInFlight(): boolean {
  return inFlight > 0;
}

/** Calls the listener when a payment is sent or answered; returns the function that stops this. */
export const watchPayments = listeners.subscribe;

/** Counts payments on their way; a payment is a request with an idempotency key. */
export function countPayments(send: Send): Send {
  return async (request) => {
    if (!request.idempotencyKey) return await send(request);
    count(1);
    try {
      return await send(request);
    } finally {
      count(-1);
    }
  };
}

function count(change: number): void {
  inFlight += change;
  listeners.notify();
}
