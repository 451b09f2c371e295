import type { ProviderRequest, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";

import type { Answer } from "./outcome.ts";

/** Sends a request and gives what came of it; never rejects for want of a reply. */
export async function exchange(send: Send, request: ProviderRequest): Promise<Answer> {
  try {
    return { reply: await send(request) };
  } catch (error) {
    if (error instanceof ProviderError) return { error };
    throw error;
  }
}
