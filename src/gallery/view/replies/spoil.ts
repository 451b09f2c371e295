import type { Replies } from "#gallery/states.ts";
import type { Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";

import { emptied } from "./empty.ts";
import { lengthened } from "./long.ts";

/**
 * Wraps the function that sends requests to the sandbox. Requests from before, for the company and the sign-in, got
 * their normal answers: they belong to the layout around the content.
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
