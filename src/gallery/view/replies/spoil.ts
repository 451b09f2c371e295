import type { Replies } from "#gallery/states.ts";
import type { Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";

import { emptied } from "./empty.ts";
import { lengthened } from "./long.ts";

/**
 * Gives the way in which an open bank asks, given how it asks the sandbox. What was asked before, company and sign-in,
 * came as ever: that is what stands around the content.
 */
export const spoil: Record<Replies, (send: Send) => Send> = {
  never: () => () => new Promise(() => undefined),
  empty: emptied,
  error: () => async () => ({
    status: 500,
    body: { status: false, message: "The bank could not answer this time." },
  }),
  offline: () => async (request) => {
    throw new ProviderError("offline", `${request.method} ${request.path}`);
  },
  long: lengthened,
};
