import { redact, redactPath } from "./redact.ts";

export type LoggedRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Undefined while the request is open, null when the connection was dropped. */
  status?: number | null;
};

const KEPT = 200;

/** The last 200 requests, without their secrets. */
export class RequestLog {
  readonly #entries: LoggedRequest[] = [];

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** Logs a request before it is answered. */
  async begin(request: Request): Promise<LoggedRequest> {
    const { pathname, search } = new URL(request.url);
    const entry: LoggedRequest = {
      method: request.method,
      path: redactPath(pathname) + search,
      body: redact(await readJson(request)),
    };
    this.#entries.push(entry);
    if (this.#entries.length > KEPT) this.#entries.shift();
    return entry;
  }

  clear(): void {
    this.#entries.length = 0;
  }
}

/** The body; undefined when there is none or it is not JSON. Such a body cannot be redacted, so it is not logged. */
async function readJson(request: Request): Promise<unknown> {
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  try {
    return JSON.parse(await request.clone().text());
  } catch {
    return undefined;
  }
}
