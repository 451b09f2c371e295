import { DroppedConnection } from "./reply.ts";

/** Longest time, in ms, that a call stays open without an answer. */
const LIMIT = 120_000;

/** Keeps the client waiting until it gives up, then drops the connection. */
export async function neverAnswer(signal: AbortSignal): Promise<never> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    const timer = setTimeout(resolve, LIMIT);
    // A server or test runner that ends must not wait for this.
    timer.unref?.();
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  throw new DroppedConnection();
}
