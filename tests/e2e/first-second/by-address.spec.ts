import { once } from "node:events";

import type { Locator, Page } from "@playwright/test";

import {
  amountField,
  confirm,
  expectEnd,
  networkField,
  openAirtime,
  phoneField,
  pinDialog,
  pinField,
  quickAmounts,
  walletField,
} from "../harness/airtime.ts";
import { ada, adaInFrancs, beginSession, enter, openDashboard, signOut } from "../harness/customers.ts";
import { hold } from "../harness/hold.ts";
import { holdApp, openWithoutApp } from "../harness/without-app.ts";
import { expectNoShift, firstPaint, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

const SAVINGS = "2010000024";
const NUMBER = "08059870066";

/** What the customer sees of the page that the build has rendered: `kept`, or `passed-over`; undefined once the app is there. */
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset["page"]);

/** What was asked of the provider about wallets. */
function watchWallets(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/customers/wallets")) asked.push(request.method());
  });
  return asked;
}

for (const moment of [0, 5, NUMBER.length]) {
  test(`the app arrives after ${moment} keys into a payment: nothing is lost, and Continue goes on once`, async ({
    page,
  }) => {
    const asked = watchWallets(page);
    const release = await openWithoutApp(page);
    await walletField(page).selectOption(SAVINGS);
    await networkField(page).selectOption({ label: "Airtel" });
    await amountField(page).pressSequentially("100");
    await phoneField(page).click();
    for (const key of NUMBER.slice(0, moment)) await page.keyboard.press(key);
    const released = release();
    for (const key of NUMBER.slice(moment)) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await released;
    await expect(pinField(page)).toBeFocused();
    await expect(pinDialog(page)).toContainText("Airtel");
    await expect(pinDialog(page)).toContainText(SAVINGS);
    await expect(pinDialog(page)).toContainText(NUMBER);
    await confirm(page, ada.pin);
    await expectEnd(page, "Successful", "₦100.00");
    expect(asked).toEqual(["GET", "GET"]);
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px the app takes the place of the form without a jump: focus, caret and what was entered stay`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchShifts(page);
    const release = await openWithoutApp(page);
    await firstPaint(page);
    await walletField(page).selectOption(SAVINGS);
    await phoneField(page).fill("0805");
    await phoneField(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
    expect(await state(page)).toBe("kept");
    await release();
    await expect(quickAmounts(page).first()).toBeVisible();
    expect(await state(page)).toBeUndefined();
    await expect(phoneField(page)).toBeFocused();
    await expect(phoneField(page)).toHaveValue("0805");
    expect(
      await phoneField(page).evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd,
      ]),
    ).toEqual([1, 2]);
    await expect(walletField(page)).toHaveValue(SAVINGS);
    await expectNoShift(page);
  });
}

test("the bank's font comes after the amounts: none of them moves", async ({ page, bank }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const gate = new AbortController();
  await page.route("**/*.woff2", async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, "abort");
    await route.continue();
  });
  const faces = (wanted: FontFaceLoadStatus) =>
    page.evaluate((one) => [...document.fonts].filter(({ status }) => status === one).length, wanted);
  await openAirtime(page, ada, bank.url("", "harbour"));
  await expect(quickAmounts(page).first()).toBeVisible();
  await expect.poll(() => faces("loading")).toBeGreaterThan(0);
  const loaded = await faces("loaded");
  const before = await placesIn(quickAmounts(page));
  gate.abort();
  await expect.poll(() => faces("loading")).toBe(0);
  expect(await faces("loaded")).toBeGreaterThan(loaded);
  expect(await placesIn(quickAmounts(page))).toEqual(before);
});

/** Where these elements stand in the group that they make, and how large they are. */
async function placesIn(group: Locator): Promise<readonly string[]> {
  return await group.evaluateAll((elements) => {
    const first = elements[0]!.getBoundingClientRect();
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${x - first.x},${y - first.y} ${width}x${height}`;
    });
  });
}

test("what banks have each their own of stays hidden until the bank is known", async ({ page, bank }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await openWithoutApp(page, bank.url("/airtime", "sahel"), adaInFrancs);
  await expect(walletField(page)).toHaveValue(adaInFrancs.wallet);
  await expect(page.getByText("₦").first()).toBeHidden();
  await expect(page.getByRole("link", { name: "Home" })).toBeHidden();
  await expect(page.getByText("Welcome")).toBeHidden();
  await release();
  await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
  await expect(page.getByText("₦")).toHaveCount(0);
});

test("until its wallets come, the form says to wait for them", async ({ page }) => {
  const answer = await hold(page, "GET /api/v1/customers/wallets");
  const release = await openWithoutApp(page);
  await expect(walletField(page)).toHaveText("Please wait...");
  await walletField(page).focus();
  await answer();
  await expect(walletField(page)).toHaveValue(ada.wallet);
  await release();
  await expect(walletField(page)).toBeFocused();
  await expect(walletField(page)).toHaveValue(ada.wallet);
});

test("a button that was pressed before the app is pressed once it is there", async ({ page }) => {
  const release = await openWithoutApp(page);
  await page.getByRole("button", { name: "Search" }).click();
  await release();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

test("a choice among radio buttons, and files, are kept", async ({ page, bank }) => {
  const release = await openWithoutApp(page, bank.url("/electricity-subscription"));
  // The wallet is only read: electricity is paid from the first.
  await expect(walletField(page)).toHaveValue(ada.wallet);
  await expect(walletField(page)).toBeDisabled();
  await page.getByRole("radio", { name: "Postpaid" }).check();
  await release();
  await expect(page.getByRole("radio", { name: "Postpaid" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Prepaid" })).not.toBeChecked();

  const releaseAgain = await holdApp(page);
  await page.goto(bank.url("/profile/kyc"), { waitUntil: "commit" });
  const file = page.getByLabel("Valid ID");
  await file.setInputFiles({
    name: "id.png",
    mimeType: "image/png",
    buffer: Buffer.from("\u0089PNG\r\n", "latin1"),
  });
  await releaseAgain();
  await expect(page.getByText("id.png").first()).toBeVisible();
});

test("where the app shows more than the bare form, the form waits for it: entries that were kept, and a query", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/loan/apply", "Apply for a loan");
  const purpose = page.getByRole("textbox", { name: "Purpose of the loan" });
  await purpose.fill("A new roof");
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain("draft.");
  const release = await holdApp(page);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => state(page)).toBe("passed-over");
  await expect(purpose).toBeHidden();
  await release();
  await expect(purpose).toHaveValue("A new roof");

  await page.evaluate(() => sessionStorage.removeItem("draft.apply-for-loan"));
  const releaseAgain = await holdApp(page);
  await page.goto(bank.url("/airtime?phone=08031234567"), { waitUntil: "commit" });
  await expect.poll(() => state(page)).toBe("passed-over");
  await releaseAgain();
  await expect(phoneField(page)).toHaveValue("08031234567");
});

test("a session that has ended in another tab, or with time, shows no form and no wallet", async ({
  page,
  context,
  bank,
}) => {
  await openDashboard(page);
  const other = await context.newPage();
  const release = await holdApp(other);
  // As a browser copies the storage into a tab that a link opens.
  const storage = await page.evaluate(() => Object.entries(sessionStorage));
  await other.addInitScript((entries) => Object.assign(sessionStorage, Object.fromEntries(entries)), storage);
  await signOut(page);
  const asked = watchWallets(other);
  await other.goto(bank.url("/airtime"), { waitUntil: "commit" });
  await expect.poll(() => state(other)).toBe("passed-over");
  await expect(phoneField(other)).toBeHidden();
  await release();
  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(1);
});

test("the form's own file does not come: the form keeps what was entered, and says so", async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED|preload/);
  await page.route("**/assets/airtime.screen-*", (route) => route.abort());
  await beginSession(page, "/airtime");
  const release = await hold(page, "GET /assets/index-*");
  await page.goto("/airtime", { waitUntil: "commit" });
  await phoneField(page).fill(NUMBER);
  await release();
  await expect(page.getByText("This page has not loaded in full")).toBeVisible();
  await expect(phoneField(page)).toHaveValue(NUMBER);
});
