import { once } from "node:events";

import type { Page, Route } from "@playwright/test";

/**
 * Keeps the bank's replies to a route from the page until the returned function is called. The requests reach the bank
 * at once. So tests need not guess how long other work takes.
 * @param route method and path, such as `POST /api/v1/login`; a `*` at the end matches any ending
 * @param query text that the address must also contain, such as `page=40&`
 */
export async function hold(page: Page, route: string, query = ""): Promise<() => Promise<void>> {
  const gate = new AbortController();
  const held: Promise<void>[] = [];
  const [, method = "", path = "", rest] = /^(\S+) ([^*]+)(\*?)$/.exec(route) ?? [];
  const isHeld = ({ pathname, search }: URL) =>
    (rest ? pathname.startsWith(path) : pathname === path) && search.includes(query);
  const answer = async (found: Route) => {
    const response = await found.fetch();
    if (!gate.signal.aborted) await once(gate.signal, "abort");
    // A page that has aborted the request accepts no reply.
    await found.fulfill({ response }).catch(() => undefined);
  };
  await page.route(isHeld, async (found) => {
    if (found.request().method() !== method || gate.signal.aborted) return await found.fallback();
    const answering = answer(found);
    held.push(answering);
    await answering;
  });
  return async () => {
    gate.abort();
    await new Promise(setImmediate);
    await Promise.all(held);
  };
}
