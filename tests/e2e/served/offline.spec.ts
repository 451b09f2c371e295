import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { startBank } from "../harness/bank.ts";
import { appManifest, type Manifest, release, test, visitFirst } from "../harness/deployed.ts";
import { expect } from "../harness/test.ts";

/** The sizes that the icons have. */
async function sizesOf(page: Page, icons: Manifest["icons"]): Promise<string[]> {
  return page.evaluate(
    async (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    icons.map(({ src }) => src),
  );
}

const setting = (page: Page) => page.locator('meta[name="link-hosts"]').getAttribute("content");

test("the second visit fetches no code; without the bank's server, and offline, the app opens and shows a message", async ({
  page,
  context,
  problems,
}) => {
  // A bank of its own, because it stops.
  const bank = await startBank();
  await visitFirst(page, bank);
  const fetched: string[] = [];
  // The first visit may still ask for what it loads at rest.
  let isSecondVisit = false;
  page.once("framenavigated", () => (isSecondVisit = true));
  page.on("response", (response) => {
    const counts = isSecondVisit || response.request().isNavigationRequest();
    if (counts && /\/assets\/|\/$/.test(response.url()) && !response.fromServiceWorker())
      fetched.push(response.url());
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(fetched).toEqual([]);

  problems.allow(
    /fetching the script|Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|service-worker\.js/,
  );
  await bank.close();
  // An address for which the worker has no separate page.
  await page.goto(bank.url("/?from=home"));
  await expect(page.getByRole("textbox", { name: "Username" })).toBeVisible();
  await expect(page.getByText("You see it as it was at your last visit.")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.", { exact: false })).toBeVisible();
});

test("a bank that was out of reach offers a reload once it can be reached again", async ({
  page,
  context,
  bank,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await visitFirst(page, bank);
  const route = "GET /platform/api/v1/organizations/demo";
  await sandbox.plan({ route, kind: "status" });
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  const note = page.getByText("You see it as it was at your last visit.");
  await expect(note).toBeVisible();
  const offer = page.getByText("The bank can be reached again.");
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(offer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(note).toBeHidden();
  const asked = page.waitForResponse((response) => response.url().endsWith("/organizations/demo"));
  await page.getByRole("button", { name: "Reload" }).click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(note).toBeHidden();
});

test("a second visit can be installed under the company's name and icon; another company on this host is another app", async ({
  page,
  bank,
}) => {
  await visitFirst(page, bank);
  for (const [company, name] of [
    ["harbour", "Harbour Microfinance Bank"],
    ["sahel", "Sahel Savings"],
  ]) {
    await page.goto(bank.url(`/?company=${company}`));
    const manifest = await appManifest(page);
    expect(manifest).toMatchObject({ name, start_url: `/?company=${company}` });
    expect(await sizesOf(page, manifest.icons)).toEqual(["192x192", "512x512", "512x512"]);
  }
});

test("a new release is offered; changed settings arrive; the server can switch off the worker", async ({
  page,
  bank,
  problems,
}) => {
  // Chromium reports this when a reload interrupts a registration.
  problems.allow(/An unknown error occurred when fetching the script/);
  await visitFirst(page, bank);
  await page.reload();

  // Settings: during a visit, the server's current page replaces the stored one.
  bank.change("index.html", (html) => html.replace(/(name="link-hosts" content=")[^"]*/, "$1one.example"));
  await expect(async () => {
    await page.reload();
    expect(await setting(page)).toBe("one.example");
  }).toPass();

  // A release: another page, for which its worker has another hash.
  bank.change("index.html", (html) => html.replace("one.example", "two.example"));
  release(bank);
  await page.reload();
  await expect(page.getByText("A new version is ready.")).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator('meta[name="link-hosts"][content="two.example"]')).toBeAttached();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText("A new version is ready.")).toBeHidden();

  bank.change("service-worker.js", () => readFileSync("dist/service-worker-off.js", "utf8"));
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.goto(bank.url("/"));
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
