import { CAREFUL, takeEarly } from "./early-requests.ts";
import { ProviderError } from "./errors.ts";
import { isOffline } from "./offline.ts";

const TIMEOUT = 15_000;
/** Says nothing about the file: it was one request of too many. */
const BUSY = 429;

/**
 * The text of a static file of this deployment; undefined for a 4xx. Throws a `ProviderError` when the network or the
 * server failed or was busy, or when the file has not the hash that `integrity` says. Sends no credentials.
 */
export async function fetchText(
  path: string,
  options: Pick<RequestInit, "cache" | "integrity"> = {},
  timeout = TIMEOUT,
): Promise<string | undefined> {
  if (isOffline()) throw new ProviderError("offline", path, { reads: true });
  const early = takeEarly(path);
  const { controller } = early ?? { controller: new AbortController() };
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await (early?.reply ??
      fetch(path, { ...CAREFUL, ...options, signal: controller.signal }));
    if (response.status >= 400 && response.status < 500 && response.status !== BUSY) return undefined;
    if (!response.ok) throw new ProviderError("unreadable", path, { status: response.status });
    return await response.text();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(controller.signal.aborted ? "timeout" : "network", path, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
