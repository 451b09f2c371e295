type Kept = { readonly status: number; readonly text: string; readonly headers: readonly [string, string][] };

/** What is kept, by address and headers, and for what: a request for pictures by its number, or all until a time (ms, by the page's clock). */
let kept:
  | { readonly wish?: number; readonly until: number; readonly replies: Map<string, Promise<Kept>> }
  | undefined;
const usual = globalThis.fetch;

/** Milliseconds for which edits that follow each other read the same: what the sandbox's bank says changes less often than a label. */
const A_WHILE = 60_000;

/**
 * From now on this window asks for nothing twice that only reads, until something is sent that may change an answer, or until
 * it is called with the number of another request for pictures: views that show the same bank read the same. A kept reply
 * tells no time, because its time is over.
 */
export function keepReads(wish: number): void {
  if (kept?.wish === wish) return;
  kept = { wish, until: Infinity, replies: new Map() };
  globalThis.fetch = read;
}

/** The same for views that follow each other within a minute, until the tab is left: in another one somebody may use the bank. */
export function keepReadsAWhile(): void {
  const now = performance.now();
  if (kept && kept.wish === undefined && now < kept.until) return;
  kept = { until: now + A_WHILE, replies: new Map() };
  globalThis.fetch = read;
  document.addEventListener("visibilitychange", forgetAll);
}

function forgetAll(): void {
  kept?.replies.clear();
}

async function read(input: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const { method = "GET", headers, signal } = options ?? {};
  if (typeof input !== "string" || method !== "GET") {
    try {
      return await usual(input, options);
    } finally {
      // A sign-in changes nothing that is read.
      if (typeof input !== "string" || !input.endsWith("/login")) kept?.replies.clear();
    }
  }
  const replies = kept!.replies;
  const key = `${input} ${JSON.stringify(headers)}`;
  const known = replies.get(key);
  if (known) {
    const { status, text, headers: told } = await known;
    signal?.throwIfAborted();
    return new Response(BODYLESS.has(status) ? null : text, { status, headers: [...told] });
  }
  // Whoever asked first may go away; others want the reply all the same.
  const asking = usual(input, { ...options, signal: null });
  const keeping = asking.then(async (response) => await plain(response.clone()));
  replies.set(key, keeping);
  const forget = () => replies.delete(key);
  asking.then(({ status }) => status >= 400 && forget(), forget);
  keeping.catch(forget);
  const response = await asking;
  signal?.throwIfAborted();
  return response;
}

const BODYLESS: ReadonlySet<number> = new Set([204, 205, 304]);

async function plain(response: Response): Promise<Kept> {
  const headers = [...response.headers].filter(([name]) => name !== "date");
  return { status: response.status, text: await response.text(), headers };
}
