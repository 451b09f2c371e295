import { parseJson } from "#lib/json/parse-json.ts";
import { onlyGoesDown } from "#lib/web/path-segments.ts";

import type { ApiName } from "./deployment.ts";
import { CAREFUL, forgetEarly, takeEarly } from "./early-requests.ts";
import { ProviderError } from "./errors.ts";
import { isOffline } from "./offline.ts";
import { requestHeaders } from "./request-headers.ts";

export type ProviderRequest = {
  readonly api?: ApiName;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the API's base URL; values are already percent-encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Milliseconds until the request counts as lost; reading the body is included. */
  readonly timeout?: number;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Sent without the session token: that it is refused says nothing about the session. */
  readonly asNobody?: boolean;
};

/** A reply that could be parsed. `body` is undefined when it was empty. */
export type Reply = {
  readonly status: number;
  readonly body: unknown;
  /** When the server answered, by its own clock, in epoch ms. An API on another origin must expose its `Date` header. */
  readonly at?: number;
};

export type Send = (request: ProviderRequest) => Promise<Reply>;

export type ClientOptions = {
  readonly bases: Readonly<Record<ApiName, string>>;
  readonly credentials: () => { readonly token: string; readonly applicationId: string };
  /** Called when a request gets a 401 and the token that it carried is still the current one. */
  readonly onUnauthorized: () => void;
};

const DEFAULT_TIMEOUT = 30_000;
/**
 * Matches a text that is more than a path: it has a scheme, a query, a fragment, or characters that browsers change.
 */
const NO_PATH = /^[a-z][a-z0-9+.-]*:|[?#\\\t\r\n]/i;

/**
 * Makes the function that sends requests. It rejects with a `ProviderError` when there is no reply that can be read,
 * and with a `TypeError` for a path that is not relative to its base. It never retries.
 */
export function createClient({ bases, credentials, onUnauthorized }: ClientOptions): Send {
  return async (request) => {
    const { token: own, applicationId } = credentials();
    const token = request.asNobody ? "" : own;
    const headers = toHeaders(request, token, applicationId);
    const noteStatus = (status: number) => {
      if (status === 401 && token !== "" && token === credentials().token) onUnauthorized();
    };
    return await exchange(request, toUrl(bases, request), headers, noteStatus);
  };
}

function toUrl(
  bases: ClientOptions["bases"],
  { api = "provider", path, query = {} }: ProviderRequest,
): string {
  if (NO_PATH.test(path) || !onlyGoesDown(path)) throw new TypeError(`Not a relative path: ${path}`);
  const search = new URLSearchParams(query).toString();
  return `${bases[api]}${path}${search && `?${search}`}`;
}

function toHeaders(request: ProviderRequest, token: string, applicationId: string): Record<string, string> {
  return {
    ...requestHeaders(token, applicationId),
    ...(request.idempotencyKey && { "Idempotency-Key": request.idempotencyKey }),
  };
}

async function exchange(
  request: ProviderRequest,
  url: string,
  headers: Record<string, string>,
  noteStatus: (status: number) => void,
): Promise<Reply> {
  const name = `${request.method} ${request.path.split("/")[0]}`;
  if (isOffline()) throw new ProviderError("offline", name, { reads: request.method === "GET" });
  const early = request.method === "GET" ? takeEarly(url, headers) : forgetEarly();
  const { controller } = early ?? { controller: new AbortController() };
  const stop = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop();
  }, request.timeout ?? DEFAULT_TIMEOUT);
  if (request.signal?.aborted) stop();
  request.signal?.addEventListener("abort", stop);
  try {
    const response = await (early?.reply ??
      fetch(url, {
        ...CAREFUL,
        method: request.method,
        headers,
        body: request.body === undefined ? null : JSON.stringify(request.body),
        cache: "no-store",
        signal: controller.signal,
      }));
    // Before the body is read: a proxy may answer 401 with a page that is not JSON.
    noteStatus(response.status);
    const body = parseBody(await response.text(), name, response.status);
    const at = Date.parse(response.headers.get("date") ?? "");
    return { status: response.status, body, ...(at > 0 && { at }) };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const kind = timedOut ? "timeout" : request.signal?.aborted ? "aborted" : "network";
    throw new ProviderError(kind, name, { cause: error });
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener("abort", stop);
  }
}

function parseBody(text: string, name: string, status: number): unknown {
  if (text === "") return undefined;
  try {
    return parseJson(text);
  } catch (error) {
    throw new ProviderError("unreadable", name, { cause: error, status });
  }
}
