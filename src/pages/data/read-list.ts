import type { ProviderRequest, Send } from "#provider/client.ts";

import { pagingOf, type Paging } from "./paging.ts";
import { readBody } from "./read-reply.ts";
import { requiredList } from "./required-list.ts";

/** More pages than any customer's list has; a broken count must not ask for ever. */
const MOST = 50;

/**
 * A list with all its pages. The specification names no pages for it, and most providers send it whole; one that says in
 * its reply that there are more pages is asked for them. Throws as `readBody` does, and when there is no list.
 */
export async function readList(
  send: Send,
  path: string,
  query: ProviderRequest["query"] = {},
  signal?: AbortSignal,
): Promise<readonly unknown[]> {
  const known = new Set<string>();
  const items: unknown[] = [];
  for (let page = 1; page <= MOST; page++) {
    const asked = page === 1 ? query : { ...query, page: String(page) };
    const body = await readBody(send, path, asked, signal);
    const paging = pagingOf(body);
    const list = requiredList(body, path);
    // A provider that ignores the parameter sends its first page again.
    if (page > 1 && ((paging.page ?? page) !== page || list.every((item) => known.has(JSON.stringify(item)))))
      break;
    for (const item of list) known.add(JSON.stringify(item));
    items.push(...list);
    if (!hasMore(paging, page, items.length)) break;
  }
  return items;
}

function hasMore({ lastPage, total, hasNext }: Paging, page: number, seen: number): boolean {
  if (lastPage !== undefined) return page < lastPage;
  return hasNext ?? (total !== undefined && seen < total);
}
