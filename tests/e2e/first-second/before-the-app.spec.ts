import { once } from "node:events";

import type { Page } from "@playwright/test";

import { pause } from "#lib/tasks/pause.ts";
import { randomFrom } from "#tests/corpus/random.ts";

import { ada, enter } from "../harness/customers.ts";
import { serveInHalves } from "../harness/halves.ts";
import { hold } from "../harness/hold.ts";
import { expectNoShift, firstPaint, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

/** The keys to sign in. The app arrives before, between or after them. */
const keys = [...Array.from(ada.username), "Tab", ...Array.from(ada.password), "Enter"];
/** Numbers of keys that the customer has pressed when the app arrives. */
const moments = [2, 4, 9, keys.length];

/** `EARLY=100` adds 100 customers with random times. They are the same in each run with the same seed (`SEED=7`). */
const customers = Number(process.env["EARLY"] ?? 0);
const seed = Number(process.env["SEED"] ?? 1);

/** Holds back the app's entry from a page. The returned function does not wait for the app, as that of `holdApp` does: keys go on while it comes. */
const holdEntry = (page: Page) => hold(page, "GET /assets/index-*");

/** Opens sign-in without the app, and focuses the first field. Returns a function that releases the app, and the sent sign-ins. */
async function begin(page: Page) {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/login")) sent.push(request.postDataJSON());
  });
  const release = await holdEntry(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Username" }).click();
  return { sent, release };
}

async function expectSignedIn(page: Page, sent: readonly unknown[]): Promise<void> {
  await expect(page.getByRole("heading", { name: /^Good .+, Ada$/ })).toBeVisible();
  expect(sent).toEqual([{ username: ada.username, password: ada.password }]);
}

const isWallets = (url: string) => url.endsWith("/api/v1/customers/wallets");

const brandColour = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue("--color-brand"));
const icon = (page: Page) => page.locator("link[rel=icon]").getAttribute("href");

for (const moment of moments) {
  test(`the app arrives after ${moment} keys: no key is lost, and sign-in is sent once`, async ({ page }) => {
    const { sent, release } = await begin(page);
    for (const key of keys.slice(0, moment)) await page.keyboard.press(key);
    const released = release();
    for (const key of keys.slice(moment)) await page.keyboard.press(key);
    await released;
    await expectSignedIn(page, sent);
  });
}

for (let customer = 0; customer < customers; customer++) {
  test(`customer ${customer} of seed ${seed} types while the app loads`, async ({ page }) => {
    const { upTo } = randomFrom(seed * 1000 + customer);
    const { sent, release } = await begin(page);
    // The longest time that a key is down, and the longest pause after it.
    const pace = 1 + upTo(60);
    const coming = pause(upTo(2 * pace * keys.length)).then(release);
    for (const key of keys) {
      await page.keyboard.press(key, { delay: upTo(pace) });
      await pause(upTo(pace));
    }
    await coming;
    await expectSignedIn(page, sent);
  });
}

test("the app takes over the unchanged page: the same fields, caret and focus, and nothing jumps", async ({
  page,
}) => {
  await watchShifts(page);
  const release = await holdEntry(page);
  await page.goto("/", { waitUntil: "commit" });
  await firstPaint(page);
  const username = page.getByRole("textbox", { name: "Username" });
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill(ada.password);
  await page.getByRole("button", { name: "Show password" }).click();
  await username.fill("adam ");
  await username.evaluate((input: HTMLInputElement) => {
    input.setSelectionRange(1, 3);
    document
      .querySelector("#root")!
      .querySelectorAll("*")
      .forEach((one) => one.setAttribute("data-was-there", ""));
  });
  await release();
  await expect(page.getByText("Welcome to Demo Bank")).toBeVisible();
  // The button that was pressed before the app is still pressed.
  await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
  await expect(username).toHaveValue("adam ");
  await expect(username).toBeFocused();
  expect(
    await username.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([1, 3]);
  await expect(page.locator("form *:not([data-was-there], button *)")).toHaveCount(0);
  expect(await page.locator("form").innerHTML()).not.toContain(ada.password);
  await expectNoShift(page);
});

test("the first frame has the whole form, also where the browser has to wait for it", async ({
  page,
  bank,
}) => {
  const { address, close } = await serveInHalves(bank.url("/"), "<form ", 300);
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset["firstFrame"] = [...document.querySelectorAll("form [name]")]
        .map((field) => field.getAttribute("name"))
        .join(" ");
    });
  });
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-first-frame", "username password remember");
  await page.close();
  await close();
});

test("the first visit shows the bank's name and description before the app, which takes them over", async ({
  page,
}) => {
  const name = page.getByText("Demo Bank", { exact: true });
  const description = page.getByText("Everyday banking, shown with everything switched on.");
  await watchShifts(page);
  const release = await holdEntry(page);
  await page.goto("/", { waitUntil: "commit" });
  await firstPaint(page);
  await expect(name).toBeVisible();
  await expect(description).toBeVisible();
  expect(await brandColour(page)).toBe("");
  await description.evaluate((element) => element.setAttribute("data-was-there", ""));
  await release();
  await expect(page.getByText("Welcome to Demo Bank")).toBeVisible();
  await expect(name).toHaveCount(1);
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute("data-was-there", "");
  await expectNoShift(page);
});

test("the second visit shows the last brand before the app, and asks for the bank once; what has changed gives way", async ({
  page: first,
  context,
  bank,
}) => {
  const url = bank.url("/?company=harbour");
  await first.goto(url);
  await expect(first.getByText("Welcome to Harbour Microfinance Bank")).toBeVisible();
  await first.waitForFunction(() => localStorage.getItem("last_brand") !== null);
  const description = (await first.locator("main > p").textContent())!;
  expect(description).not.toBe("");
  bank.publishTenant("harbour", {
    brand: { name: "Quay Bank", logo: null },
    theme: { brand: "#7a1f5c", radius: 3, font: "serif" },
  });

  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/organizations|tenants/.test(pathname)) asked.push(pathname);
  });
  await watchShifts(page);
  const release = await holdEntry(page);
  await page.goto(url, { waitUntil: "commit" });
  await firstPaint(page);
  const brand = page.locator("header > span").first();
  await expect(brand).toHaveText("Harbour Microfinance Bank");
  await expect(page.locator("main > p")).toHaveText(description);
  await expect(brand.locator("img")).toHaveJSProperty("complete", true);
  expect(await brandColour(page)).toBe(await brandColour(first));
  expect(await icon(page)).toBe(await icon(first));
  await expect.poll(() => asked).toEqual(["/platform/api/v1/organizations/harbour", "/tenants/harbour.json"]);

  await release();
  await expect(brand).toHaveText("QQuay Bank");
  await expect(brand.locator("img")).toHaveCount(0);
  expect(await brandColour(page)).not.toBe(await brandColour(first));
  expect(await icon(page)).toBe("data:,");
  expect(asked).toHaveLength(2);
  await expectNoShift(page);

  // Another bank on the same host.
  const other = await context.newPage();
  const releaseOther = await holdEntry(other);
  await other.goto(bank.url("/?company=sahel"), { waitUntil: "commit" });
  await expect(other.getByRole("textbox", { name: "Username" })).toBeVisible();
  await expect(other.locator("header > span").first()).toHaveText(/^Sahel Savings/);
  expect(await brandColour(other)).toBe("");
  await releaseOther();
  await expect(other.getByText("Welcome to Sahel Savings")).toBeVisible();
});

test("without the app, on a dark device: a note after 15 s, or at once if a file is missing; inputs stay, and Reload loads the app", async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  const gone = new AbortController();
  await page.route(
    "**/assets/index-*",
    async (route) => {
      await once(gone.signal, "abort");
      await route.abort();
    },
    { times: 1 },
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/", { waitUntil: "commit" });
  const username = page.getByRole("textbox", { name: "Username" });
  await username.fill("ada");
  const look = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  expect(await look()).toBe("dark");

  const note = page.getByText("This page has not loaded in full");
  // An animation in the styles shows the note. The test sets the animation's time.
  const passTo = (ms: number) =>
    page.locator("#late").evaluate((late, time) => {
      for (const animation of late.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, ms);
  await passTo(14_999);
  await expect(note).toBeHidden();
  // With reduced motion the animation takes a millisecond.
  await passTo(15_001);
  await expect(note).toBeVisible();
  await passTo(0);
  await expect(note).toBeHidden();

  gone.abort();
  await expect(note).toBeVisible();
  await expect(page.getByText("This browser is too old for it.", { exact: false })).toBeHidden();
  await expect(username).toHaveValue("ada");
  await page.getByRole("link", { name: "Reload" }).click();
  await expect(page.getByText("Welcome to Demo Bank")).toBeVisible();
  await expect(note).toBeHidden();
});

test("with a session, a screen's wallets are asked for before the app has loaded, and once", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/dashboard", /Ada$/);
  const asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (isWallets(request.url())) asked.push(request.headers()["authorization"]);
  });
  const release = await holdEntry(page);
  const early = page.waitForRequest((request) => isWallets(request.url()));
  await page.goto(bank.url("/airtime"), { waitUntil: "commit" });
  await early;
  await release();
  await expect(page.locator("html:not([data-page])")).toBeAttached();
  await expect(page.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
  expect(asked).toEqual([expect.stringMatching(/^Bearer ./)]);
});

test("the style sheet does not arrive: the app asks for it again", async ({ page, problems }) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  await page.route("**/assets/public-*", (route) => route.abort(), { times: 1 });
  await page.goto("/");
  await expect(page.locator("body")).toHaveCSS("margin", "0px");
  await expect(page.getByRole("button", { name: "Sign in" })).toHaveCSS("border-style", "solid");
});
