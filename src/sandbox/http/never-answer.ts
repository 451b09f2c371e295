import { isReplay } from "./idempotency.ts";
import { DroppedConnection, type Reply } from "./reply.ts";

/** Longest time, in ms, that a call stays open without an answer. */
const LIMIT = 120_000;

/**
 * Holds a reply back for ever if a magic value asks for it. Repeated under its Idempotency-Key, the request is
 * answered.
 */
export async function silentIf(isSilent: boolean, reply: Reply, signal: AbortSignal): Promise<Reply> {
  return isSilent && !isReplay(reply) ? await neverAnswer(signal) : reply;
}

/** Keeps the client waiting until it gives up, then drops the connection. */
async function neverAnswer(signal: AbortSignal): Promise<never> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    const timer = setTimeout(resolve, LIMIT);
    // A server or test runner that shuts down must not wait for this.
    timer.unref?.();
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  throw new DroppedConnection();
}
