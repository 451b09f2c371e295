import { once } from "node:events";

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { ada, beginSession } from "./customers.ts";

/** Holds back the app's entry from a page, at whichever host; everything else loads. Returns a function that lets the app come, and waits for it. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const gate = new AbortController();
  await page.route("**/assets/index-*", async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, "abort");
    await route.continue();
  });
  return async () => {
    gate.abort();
    await expect(page.locator("html:not([data-page])")).toBeAttached();
    await page.unroute("**/assets/index-*");
  };
}

/** Opens a customer's address signed in, without the app. Returns a function that lets the app come. */
export async function openWithoutApp(
  page: Page,
  address = "/airtime",
  customer = ada,
): Promise<() => Promise<void>> {
  await beginSession(page, address, customer);
  const release = await holdApp(page);
  await page.goto(address, { waitUntil: "commit" });
  return release;
}
