import { parseJson } from "#lib/json/parse-json.ts";

import type { Reply } from "./client.ts";

/** A request that was sent before the app had loaded. */
type EarlyRequest = {
  /** What it has brought, once that was read. */
  read?: Pick<Reply, "status" | "body">;
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
  if (globalThis.earlyRequests?.has(url)) return;
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

/**
 * Reads what an early request brings. It can still be taken, and the app knows what was read from the start (`earlyReply`). Rejects where there is
 * no reply that can be read.
 */
export async function readEarly(url: string): Promise<Pick<Reply, "status" | "body">> {
  const request = globalThis.earlyRequests!.get(url)!;
  const copy = await copyEarly(url);
  request.read = { status: copy.status, body: parseJson(await copy.text()) };
  return request.read;
}

/** A copy of what an early request brings, to read beside the app. Rejects where nothing comes. */
export async function copyEarly(url: string): Promise<Response> {
  return (await globalThis.earlyRequests!.get(url)!.reply).clone();
}

/** What an early request to this path has brought already; the request itself can still be taken. */
export function earlyReply(path: string): Pick<Reply, "status" | "body"> | undefined {
  const found = [...(globalThis.earlyRequests ?? [])].find(([url]) => url.endsWith(`/${path}`))?.[1];
  return found && performance.now() < found.until ? found.read : undefined;
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
