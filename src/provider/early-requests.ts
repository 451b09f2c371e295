/** A request that was sent before the app had loaded. */
type EarlyRequest = { readonly reply: Promise<Response>; readonly controller: AbortController };

declare global {
  /** By address. Only the first script puts requests here. */
  var earlyRequests: Map<string, EarlyRequest> | undefined;
}

/** What no request of ours does: send cookies, and follow a host that sends it elsewhere. */
export const CAREFUL = { credentials: "omit", redirect: "error" } as const;

/** Sends a GET before the app has loaded. The app takes its reply instead of asking again. */
export function sendEarly(url: string, options: RequestInit): void {
  const controller = new AbortController();
  const reply = fetch(url, { ...CAREFUL, ...options, signal: controller.signal });
  // The app hears of a failure when it takes the reply.
  reply.catch(() => undefined);
  (globalThis.earlyRequests ??= new Map()).set(url, { reply, controller });
}

/** The early request to an address, once: who asks again wants a new reply. */
export function takeEarly(url: string): EarlyRequest | undefined {
  const found = globalThis.earlyRequests?.get(url);
  globalThis.earlyRequests?.delete(url);
  return found;
}
