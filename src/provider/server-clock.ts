import type { Send } from "./client.ts";

export type ServerClock = {
  readonly send: Send;
  /** The server's time in epoch ms; undefined before a reply has told it. */
  readonly now: () => number | undefined;
};

/**
 * Sends requests and learns the server's time from the replies, because the device's clock may be wrong.
 * @param clocks of the device, in ms: one may be set while the other stands still as the device sleeps; the later one
 *   counts, so that a time is never too early
 */
export function createServerClock(
  send: Send,
  clocks: readonly (() => number)[] = [Date.now, () => performance.now()],
): ServerClock {
  let told: { readonly at: number; readonly since: readonly number[] } | undefined;
  return {
    send: async (request) => {
      const reply = await send(request);
      if (reply.at !== undefined) told = { at: reply.at, since: clocks.map((clock) => clock()) };
      return reply;
    },
    now: () => {
      const since = told?.since;
      return told && since && told.at + Math.max(...clocks.map((clock, index) => clock() - since[index]!));
    },
  };
}
