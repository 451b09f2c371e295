import type { Page } from "@playwright/test";

import type { Bank } from "../harness/bank.ts";
import { release, test, visitFirst } from "../harness/deployed.ts";
import { expect } from "../harness/test.ts";

/** What a host under maintenance sends, or a network before its sign-in: a page, with status 200. */
const NOTICE = "<!doctype html><title>Maintenance</title><h1>We are back soon</h1>";

const signIn = (page: Page) => page.getByRole("heading", { name: "Sign in" });

/** Loads the page again, and waits until the worker has the server's answer about it, which it may keep. */
async function visitAgain(page: Page, bank: Bank): Promise<void> {
  const asked = page
    .context()
    .waitForEvent("requestfinished", (one) => one.serviceWorker() !== null && one.url() === bank.url("/"));
  await page.reload();
  await asked;
  await page.waitForTimeout(500);
}

test("a page with 200 that is not the app is not kept in its place, and opens no release", async ({
  page,
  context,
  bank,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|fetching the script/);
  await visitFirst(page, bank);
  await page.reload();
  await expect(signIn(page)).toBeVisible();
  bank.change("index.html", () => NOTICE);
  await visitAgain(page, bank);
  await page.reload();
  await expect(signIn(page)).toBeVisible();
  await context.setOffline(true);
  await page.goto(bank.url("/?from=home"));
  await expect(signIn(page)).toBeVisible();
});

test("a release whose page is not the app is not installed; the next visit tries again", async ({
  page,
  bank,
  problems,
}) => {
  problems.allow(/fetching the script|bad-precaching-response/);
  await visitFirst(page, bank);
  await page.reload();
  bank.change("index.html", () => NOTICE);
  release(bank);
  expect(await installed(page)).toBe("redundant");
  bank.restore();
  release(bank);
  expect(await installed(page)).toBe("installed");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("A new version is ready.")).toBeHidden();
  await expect(signIn(page)).toBeVisible();
});

test("a header that is changed in place arrives at the next visit", async ({ page, context, bank }) => {
  await visitFirst(page, bank);
  await page.reload();
  await context.route(bank.url("/"), async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "permissions-policy": "camera=(self)" };
    await route.fulfill({ response, headers });
  });
  await page.reload();
  const kept = () =>
    page.evaluate(async () =>
      (await caches.match("/", { ignoreSearch: true }))?.headers.get("Permissions-Policy"),
    );
  await expect.poll(kept).toBe("camera=(self)");
});

test("offline, an address with a dot in its query opens the app", async ({
  page,
  context,
  bank,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|fetching the script/);
  await visitFirst(page, bank);
  await page.reload();
  await context.setOffline(true);
  await page.goto(bank.url("/?email=ada@bank.example"));
  await expect(signIn(page)).toBeVisible();
});

/** Lets the browser look for a release, and returns what has become of the worker that it found. */
async function installed(page: Page): Promise<string | undefined> {
  return await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker>((resolve) => {
      registration.addEventListener("updatefound", () => resolve(registration.installing!), { once: true });
    });
    await registration.update().catch(() => undefined);
    const worker = await found;
    return await new Promise<string>((resolve) => {
      const tell = () => worker.state !== "installing" && resolve(worker.state);
      worker.addEventListener("statechange", tell);
      tell();
    });
  });
}
