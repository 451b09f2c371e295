/** A request that was sent before the app had loaded. */
type EarlyRequest = {
  readonly reply: Promise<Response>;
  readonly controller: AbortController;
  readonly options: RequestInit;
  /** Until when the reply is new enough, by the page's clock. */
  readonly until: number;
};

declare global {
  /** By address. Only the first script puts requests here. */
  var earlyRequests: Map<string, EarlyRequest> | undefined;
}

/** What no request of ours does: send cookies, and follow a host that sends it elsewhere. */
export const CAREFUL = { credentials: "omit", redirect: "error" } as const;

/**
 * Sends a GET before the app has loaded. The app takes its reply instead of asking again.
 * @param lasts milliseconds for which the reply is new enough
 */
export function sendEarly(url: string, options: RequestInit, lasts = Infinity): void {
  const controller = new AbortController();
  const reply = fetch(url, { ...CAREFUL, ...options, signal: controller.signal });
  // The app hears of a failure when it takes the reply.
  reply.catch(() => undefined);
  (globalThis.earlyRequests ??= new Map()).set(url, {
    reply,
    controller,
    options,
    until: performance.now() + lasts,
  });
}

/** The early request to an address, once: who asks again, with other headers or too late wants a new reply. */
export function takeEarly(url: string, headers?: HeadersInit): EarlyRequest | undefined {
  const found = globalThis.earlyRequests?.get(url);
  globalThis.earlyRequests?.delete(url);
  const isSame = JSON.stringify(found?.options.headers) === JSON.stringify(headers);
  return found && isSame && performance.now() < found.until ? found : undefined;
}

/** Forgets what nobody has taken: a session has ended, or something changes that a reply may be about. */
export function forgetEarly(): undefined {
  globalThis.earlyRequests?.clear();
}
