import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";

import { pause } from "#lib/pause.ts";

/**
 * Serves a page of the bank at an address of its own, as a slow network does: its file up to a text, then the rest. All else comes from the bank.
 *
 * @param ms between the two
 * @returns the address, and a function that ends the server
 */
export async function serveInHalves(
  page: Page,
  bank: string,
  before: string,
  ms: number,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const html = await (await page.request.get(bank)).text();
  const end = html.indexOf(before);
  if (end < 0) throw new Error(`The page has no ${before}`);
  const server = createServer(async (_, outgoing) => {
    outgoing.setHeader("Content-Type", "text/html");
    outgoing.write(html.slice(0, end));
    await pause(ms);
    outgoing.end(html.slice(end));
  }).listen(0, "localhost");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.route(
    (url) => url.origin === origin && url.pathname !== "/",
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname + search, bank).href }) });
    },
  );
  return { address: `${origin}/`, close: () => void server.close() };
}
