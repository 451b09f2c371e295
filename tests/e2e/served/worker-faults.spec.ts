import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import {
  amountField,
  buyAirtime,
  confirm,
  expectEnd,
  fillAirtime,
  goOn,
  pinDialog,
  pinField,
  signInToAirtime,
  walletField,
} from "../harness/airtime.ts";
import type { Bank } from "../harness/bank.ts";
import { ada, openDashboard } from "../harness/customers.ts";
import { appManifest, assetOf, release, test, visitFirst } from "../harness/deployed.ts";
import { hold } from "../harness/hold.ts";
import { PURCHASE } from "../harness/money.ts";
import { expect } from "../harness/test.ts";

const offer = (page: Page) => page.getByText("A new version is ready.");

/** Whether the page's registration of the worker has failed. It has a few causes, and the customer sees none. */
const registrationFailed = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active == null);

/** Buys airtime as any customer would, on a bank without its worker. */
async function expectWorks(page: Page, bank: Bank): Promise<void> {
  await signInToAirtime(page, ada, bank.url(""));
  await buyAirtime(page);
  await expectEnd(page, "Successful", "");
}

const faults: readonly (readonly [what: string, spoil: (bank: Bank) => void])[] = [
  ["its script is missing", (bank) => bank.remove("service-worker.js")],
  ["its script is broken", (bank) => bank.change("service-worker.js", () => "const (")],
  ["a file that it keeps is missing", (bank) => bank.remove(assetOf("network"))],
];

for (const [what, spoil] of faults) {
  test(`the worker cannot be installed, because ${what}: the app works without it`, async ({
    page,
    bank,
    problems,
  }) => {
    // Chromium's own words about the script and the file; the app adds none.
    problems.allow(/when fetching the script|Failed to load resource.*\/(?:service-worker|assets\/network)/);
    spoil(bank);
    const asked = page.context().waitForEvent("request", (one) => one.url().endsWith("/service-worker.js"));
    await page.goto(bank.url("/"));
    await asked;
    await expectWorks(page, bank);
    expect(await registrationFailed(page)).toBe(true);
  });
}

test("the browser refuses the worker, caches and databases: the app works without them", async ({
  page,
  bank,
}) => {
  await page.addInitScript(refuseStorage);
  await page.goto(bank.url("/"));
  await expect(page.locator("html[data-refused]")).toBeAttached();
  await expectWorks(page, bank);
});

test("the device is full: the app opens, sign-in and payment work, and what was kept before gives way", async ({
  page,
  bank,
}) => {
  await visitFirst(page, bank);
  await page.evaluate(
    async (file) => {
      await (await caches.open("assets")).delete(file);
    },
    `/${assetOf("airtime.screen")}`,
  );
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.overrideQuotaForOrigin", {
    origin: new URL(bank.url()).origin,
    quotaSize: 1,
  });
  await expectWorks(page, bank);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("assets")).keys()).length))
    .toBe(0);
  await page.goto(bank.url("/airtime"));
  await expect(walletField(page)).toHaveValue(ada.wallet);
});

test("a release that comes during a payment is offered after it, and nothing reloads", async ({
  page,
  bank,
  problems,
}) => {
  problems.allow(/An unknown error occurred when fetching the script/);
  await visitFirst(page, bank);
  await signInToAirtime(page, ada, bank.url(""));
  await fillAirtime(page);
  await goOn(page);
  const answer = await hold(page, PURCHASE);
  const sent = page.waitForRequest((one) => one.url().endsWith(PURCHASE.split(" ")[1]!));
  await confirm(page, ada.pin);
  await sent;
  let loads = 0;
  page.on("domcontentloaded", () => loads++);

  release(bank);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true);
  await expect(offer(page)).toHaveCount(0);

  await answer();
  await expectEnd(page, "Successful", "");
  await expect(offer(page)).toBeVisible();
  expect(loads).toBe(0);
});

test("the Reload of the offer keeps what was typed into a form, and no PIN", async ({
  page,
  bank,
  problems,
}) => {
  problems.allow(/An unknown error occurred when fetching the script/);
  await visitFirst(page, bank);
  await signInToAirtime(page, ada, bank.url(""));
  await fillAirtime(page, { amount: "250" });
  await goOn(page);
  await pinField(page).fill(ada.pin);
  release(bank);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await pinDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("We kept what you entered.")).toBeVisible();
  await expect(amountField(page)).toHaveValue("250");
  await goOn(page);
  await expect(pinField(page)).toHaveValue("");
});

test("two tabs: one takes a new release, the other goes on with the files of its own", async ({
  page,
  context,
  bank,
  problems,
}) => {
  problems.allow(/An unknown error occurred when fetching the script/);
  await visitFirst(page, bank);
  await openDashboard(page, ada, bank.url(""));
  const other = await context.newPage();
  await other.goto(bank.url("/"));

  // The server has the old release's file no more, and the new release has none of this name.
  const old = assetOf("electricity.screen");
  bank.remove(old);
  bank.change("service-worker.js", (code) => code.replace(`/${old},`, ""));
  release(bank);
  await other.reload();
  await other.getByRole("button", { name: "Reload" }).click();
  await expect(offer(other)).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();

  const menu = page.getByRole("navigation", { name: "Main" });
  const loaded = page.waitForResponse((one) => one.url().endsWith(old));
  await menu.getByRole("link", { name: "Electricity" }).click();
  expect((await loaded).fromServiceWorker()).toBe(true);
  await menu.getByRole("link", { name: "Buy Airtime" }).click();
  await buyAirtime(page);
  await expectEnd(page, "Successful", "");
});

test("a page of an old release whose files are gone: it says so, and Reload brings the release of the server", async ({
  page,
  bank,
  problems,
}) => {
  problems.allow(/Failed to load resource|An unknown error occurred when fetching the script/);
  // The old release: its page names another entry.
  const entry = assetOf("index");
  const oldEntry = "assets/index-old.js";
  const text = `import "/${entry}";\n`;
  const hash = createHash("sha256").update(text).digest("base64");
  const now = ["index.html", "service-worker.js"].map(
    (file) => [file, readFileSync(`dist/${file}`, "utf8")] as const,
  );
  bank.change(oldEntry, () => text);
  bank.change("index.html", (html) =>
    html.replace(new RegExp(`/${entry}" integrity="[^"]*`), `/${oldEntry}" integrity="sha256-${hash}`),
  );
  // Other pages of it name the entry that is there.
  bank.change("service-worker.js", (code) => code.replace(`/${entry}`, `/${oldEntry},/${entry}`));
  await visitFirst(page, bank);
  await page.reload();
  await expect(page.getByText("Welcome to Demo Bank")).toBeVisible();

  // The new one has come, and the browser has made room on the device.
  bank.remove(oldEntry);
  for (const [file, content] of now) bank.change(file, () => content);
  await page.evaluate(async () => void (await caches.delete("assets")));
  const fresh = await page.context().newPage();
  await page.close();
  const devTools = await fresh.context().newCDPSession(fresh);
  await devTools.send("Network.clearBrowserCache");
  await fresh.goto(bank.url("/"));
  const username = fresh.getByRole("textbox", { name: "Username" });
  await expect(fresh.getByText("This page has not loaded in full")).toBeVisible();
  await expect(username).toBeVisible();
  await fresh.getByRole("link", { name: "Reload" }).click();
  await expect(fresh.getByText("Welcome to Demo Bank")).toBeVisible();
});

test("another bank at the same host: nothing of the bank before stays", async ({ page, context, bank }) => {
  await visitFirst(page, bank);
  await page.reload();
  const before = await appManifest(page);
  expect(before.name).toBe("Demo Bank");
  const colour = await page.evaluate(() => document.documentElement.style.getPropertyValue("--color-brand"));
  await page.close();

  bank.change("index.html", (html) => html.replace(/(name="default-company" content=")[^"]*/, "$1harbour"));
  // The first visit may still be served with the settings of the last.
  const last = await context.newPage();
  await last.goto(bank.url("/"));
  await expect
    .poll(() =>
      last.evaluate(async () =>
        (await (await caches.match("/", { ignoreSearch: true }))?.text())?.includes("harbour"),
      ),
    )
    .toBe(true);
  await last.close();

  const next = await context.newPage();
  await next.addInitScript(recordBrands);
  await next.goto(bank.url("/"));
  await expect(next.getByText("Welcome to Harbour Microfinance Bank")).toBeVisible();
  const shown = await next.evaluate(() => (window as Recording).shown?.join());
  expect(shown).toContain("Harbour");
  expect(shown).not.toContain("Demo Bank");
  expect(shown).not.toContain(colour);
  const after = await appManifest(next);
  expect(after.name).toBe("Harbour Microfinance Bank");
  const [iconBefore, iconAfter] = [before, after].map(
    ({ icons }) => new URL(icons[0]!.src, next.url()).pathname,
  );
  expect(iconAfter).not.toBe(iconBefore);
  const kept = await next.evaluate(async () =>
    (await (await caches.open("bank-files")).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept).toContain(iconAfter);
  expect(kept).not.toContain(iconBefore);
});

/** Runs in the page, before its own scripts. */
function refuseStorage(): void {
  ServiceWorkerContainer.prototype.register = () => {
    document.documentElement.dataset["refused"] = "";
    return Promise.reject(new DOMException("Access is denied", "SecurityError"));
  };
  for (const name of ["caches", "indexedDB"]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  }
}

type Recording = { shown?: string[] };

/** Runs in the page, before its own scripts: records each title, name and colour that it shows. */
function recordBrands(): void {
  const shown: string[] = [];
  (window as Recording).shown = shown;
  new MutationObserver(() => {
    const { style } = document.documentElement;
    const name = document.querySelector("header")?.textContent ?? "";
    shown.push(document.title, name, style.getPropertyValue("--color-brand"));
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}
