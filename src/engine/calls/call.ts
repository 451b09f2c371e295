import type { ProviderRequest, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";

import type { Answer } from "./outcome.ts";

/**
 * Sends a request and returns the answer. It never rejects: an unexpected error is logged as a bug and counts as sent,
 * so that a payment stays pending.
 */
export async function exchange(send: Send, request: ProviderRequest): Promise<Answer> {
  try {
    return { reply: await send(request) };
  } catch (error) {
    if (error instanceof ProviderError) return { error };
    if (typeof globalThis.reportError === "function") globalThis.reportError(error);
    return { error: new ProviderError("unexpected", request.method, { cause: error }) };
  }
}

/** The answer to a request that could not be built, because a value in its path is missing. */
export function unbuilt(name: string): Answer {
  return { error: new ProviderError("incomplete", name) };
}
