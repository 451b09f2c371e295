import type { Context } from "hono";

import { INDEX_FILE } from "#definition/released.ts";

import { type Bucket, PUBLISHED_FILE } from "./buckets.ts";

/** The longest that a file may take, in ms. */
const LONGEST = 10_000;

const FILE = new RegExp(`^${PUBLISHED_FILE.source}$`);

/** What a reply keeps of the bucket's; the site has its own headers for the rest. */
const KEPT = ["Content-Type", "ETag"];

/** A bucket that nobody may list says 403 for what is missing. */
const MISSING = [403, 404];

/**
 * Answers with the files of a bucket, as the configurations of `tools/deploy` do: the bucket hears the name of a file and
 * the tag that the browser has, nothing else. 404 for what it does not have or show, 502 when it cannot answer.
 * @param onProblem gets a line for each 502, and for an index that is missing
 */
export function fromBucket({ path, url }: Bucket, onProblem: (line: string) => void) {
  return async (c: Context): Promise<Response> => {
    const name = c.req.path.slice(path.length);
    if (!FILE.test(name)) return c.notFound();
    const failed = (why: string) => {
      onProblem(`${path}${name}: the bucket ${why}`);
      return c.text("The bucket does not answer.", 502);
    };
    try {
      const answer = await ask(`${url}/${name}`, c.req.method, c.req.header("If-None-Match"));
      const { status, body } = answer;
      if (answer.ok || status === 304) return new Response(body, { status, headers: kept(answer.headers) });
      await body?.cancel();
      if (!MISSING.includes(status)) return failed(`answers ${status}.`);
      // A company without a file of its own is usual, a bucket without an index is not.
      if (name === INDEX_FILE)
        onProblem(`${path}${name}: the bucket does not have it, or shows it to nobody.`);
      return c.notFound();
    } catch (error) {
      return failed(`does not answer (${reasonOf(error)}).`);
    }
  };
}

async function ask(url: string, method: string, tag: string | undefined): Promise<Response> {
  // Compression on the way to a browser makes a weak tag of the bucket's.
  const [, strong] = /^(?:W\/)?("[^"]*")$/.exec(tag ?? "") ?? [];
  const headers = { "Accept-Encoding": "identity", ...(strong !== undefined && { "If-None-Match": strong }) };
  return await fetch(url, { method, headers, redirect: "manual", signal: AbortSignal.timeout(LONGEST) });
}

function kept(headers: Headers): Headers {
  const found = new Headers();
  for (const name of KEPT) {
    const value = headers.get(name);
    if (value !== null) found.set(name, value);
  }
  return found;
}

/** What `fetch` hides in the cause of its error. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { readonly cause?: unknown };
  const { code, name } = cause as { readonly code?: unknown; readonly name: string };
  return typeof code === "string" ? code : name;
}
