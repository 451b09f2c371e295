import { dataIn } from "#lib/reply-data.ts";
import type { ProviderRequest, Send } from "#provider/client.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { readBody } from "./read-reply.ts";
import { requiredList } from "./required-list.ts";

type Paging = Sent["PageMeta"];

/** More pages than any customer's list has; a broken count must not ask for ever. */
const MOST = 50;

/**
 * A list with all its pages. The specification names no pages for it, and most providers send it whole; one that counts
 * pages in its reply is asked for the others. Throws as `readBody` does, and when there is no list.
 */
export async function readList(
  send: Send,
  path: string,
  query: ProviderRequest["query"] = {},
  signal?: AbortSignal,
): Promise<readonly unknown[]> {
  const first = await readBody(send, path, query, signal);
  const items = requiredList(first, path);
  const last = Math.min(MOST, counted(first, "last_page") ?? 1);
  return await withPages(2, items);

  async function withPages(page: number, known: readonly unknown[]): Promise<readonly unknown[]> {
    if (page > last) return known;
    const body = await readBody(send, path, { ...query, page: String(page) }, signal);
    // A provider that ignores the parameter sends its first page again.
    if (counted(body, "current_page") !== page) return known;
    return await withPages(page + 1, [...known, ...requiredList(body, path)]);
  }
}

/** A count of the pages: beside the list, around it, or in an object of its own. */
function counted(body: unknown, name: "last_page" | "current_page"): number | undefined {
  const places = [body, dataIn(body, "/meta"), dataIn(body, "/meta_data"), dataIn(body, "/pagination")];
  return places
    .map((place) => fieldsOf<Paging>(place, dataIn).number(`/${name}`))
    .find((count) => count !== undefined);
}
