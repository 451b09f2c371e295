import { pause } from "#lib/tasks/pause.ts";
import type { Send } from "#provider/client.ts";

/** Tracks requests that have no answer yet. */
export type Traffic = {
  readonly count: (send: Send) => Send;
  /** Resolves when all requests are answered, and all requests that followed from the answers. */
  readonly over: () => Promise<void>;
};

export function watchTraffic(): Traffic {
  let open = 0;
  return {
    count: (send) => async (request) => {
      open++;
      try {
        return await send(request);
      } finally {
        open--;
      }
    },
    over: async () => {
      // Twice, because the effects of an answer may send a request in the next turn.
      for (let quiet = 0; quiet < 2; quiet = open === 0 ? quiet + 1 : 0) await pause(0);
    },
  };
}
