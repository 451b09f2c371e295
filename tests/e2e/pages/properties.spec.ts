import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { expectAlert, expectEnd, result } from "../harness/airtime.ts";
import { ada, enter } from "../harness/customers.ts";
import { balanceOf, callsOf } from "../harness/money.ts";
import { expectReflow } from "../harness/reflow.ts";
import { delay, expectNoShift, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

const PROCESS = "POST /api/v1/properties-mgt/property-subscriptions/process/request";
const LIST = "GET /api/v1/properties-mgt/property-subscriptions";
/** Monthly at 5 percent: ₦404,250 in twelve payments of ₦33,688. */
const SET = { path: "/properties?property=31", name: "Home Solar Set, 1 kVA", first: 33_688_00 };

const cards = (page: Page): Locator => page.getByRole("article");
const details = (page: Page): Locator => page.getByRole("dialog", { name: SET.name });
const form = (page: Page): Locator => page.getByRole("dialog", { name: "Property Subscription" });
const press = (page: Page, name: string) => form(page).getByRole("button", { name, exact: true }).click();

/** Goes from the details to the form. */
async function subscribe(page: Page): Promise<void> {
  await details(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(form(page).getByRole("combobox", { name: "Wallet" })).not.toHaveValue("");
}

/** Goes from the form to the end, and pays from the chosen wallet. */
async function confirm(page: Page): Promise<void> {
  await press(page, "Continue");
  await expect(form(page)).toContainText("₦33,688.00");
  await press(page, "Subscribe");
}

test("search, category, prices and pages are in the address: Back and a shared link restore them", async ({
  page,
  bank,
  context,
  sandbox,
}) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await delay(sandbox, "properties-mgt/property-subscriptions");
  await enter(page, bank, "/properties?tab=orders", "Properties");
  await expect(cards(page)).toHaveCount(6);
  await expectNoShift(page);
  await delay(sandbox, "properties-mgt/properties", "properties-mgt/property-categories");
  await page.goto("/properties");
  await expect(cards(page)).toHaveCount(12);
  await expectNoShift(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await expectReflow(page);
  const pages = page.getByRole("navigation", { name: "Pages of properties" });
  await pages.getByRole("button", { name: "Page 3" }).click();
  await expect(page.getByText("25 to 36 of 48 properties")).toBeFocused();
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Solar power" })
    .click();
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole("textbox", { name: "Highest price" }).fill("₦400,000");
  await page.getByRole("searchbox", { name: "Search properties" }).fill("set");
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL("/properties?search=set&category=6&max=400000");

  const shared = await context.newPage();
  await shared.addInitScript(
    (session) => {
      for (const [name, value] of session) sessionStorage.setItem(name, value);
    },
    await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]),
  );
  await shared.goto(page.url());
  await expect(cards(shared)).toHaveCount(2);
  await expect(shared.getByRole("textbox", { name: "Highest price" })).toHaveValue("400000");
  await shared.close();

  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole("searchbox", { name: "Search properties" })).toHaveValue("");
  await page.goBack();
  await expect(page.getByText("25 to 36 of 48 properties")).toBeVisible();
});

test("pictures, then a subscription by wallet, by keyboard only", async ({ page, bank, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, SET.path, "Properties");
  const next = details(page).getByRole("button", { name: "Next of Pictures" });
  await next.focus();
  await page.keyboard.press("ArrowRight");
  await expect(details(page).getByText("2 of 4")).toBeVisible();
  const last = details(page).getByRole("button", { name: /^Show picture 4/ });
  await last.press("Enter");
  await expect(last).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await expectReflow(page);
  await details(page).getByRole("button", { name: "Subscribe" }).press("Enter");
  await expect(form(page).getByRole("textbox", { name: "Quantity" })).toBeFocused();
  await expect(details(page)).toBeHidden();
  await expect(form(page).getByRole("combobox", { name: "Wallet" })).not.toHaveValue("");
  await expectAccessible(page);
  await expectReflow(page);
  await page.keyboard.press("Enter");
  await expect(form(page)).toContainText("Total₦404,250.00");
  await form(page).getByRole("button", { name: "Subscribe" }).press("Enter");
  await expectEnd(page, "Successful", `Your first payment for ${SET.name} was successful.`);
  await expect(result(page, "successful")).toContainText("₦33,688.00");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - SET.first);

  await form(page).getByRole("button", { name: "Close" }).first().press("Enter");
  await expect(form(page)).toBeHidden();
  await expect(details(page)).toContainText("11 × set");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "My Orders" }).click();
  await expect(cards(page)).toHaveCount(7);
  await expect(cards(page).first()).toContainText("₦33,688.00 of ₦404,250.00 paid");
  await expectAccessible(page);
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Details/ })
    .click();
  await expect(details(page)).toContainText("Still to pay₦370,562.00");
  await expectAccessible(page);
});

test("by bank: the account's name is verified, and nothing is paid now", async ({ page, bank, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, SET.path, "Properties");
  await subscribe(page);
  await form(page).getByRole("radio", { name: "Direct debit from a bank account" }).check();
  await form(page).getByRole("combobox", { name: "Bank" }).fill("Abeokuta");
  await page.getByRole("option", { name: "Abeokuta Commercial Bank" }).click();
  await form(page).getByRole("textbox", { name: "Account Number" }).fill("0123456789");
  await expect(form(page).getByRole("textbox", { name: "Account Name" })).not.toHaveValue("");
  await expectAccessible(page);
  await press(page, "Continue");
  await expect(form(page)).toContainText("Amount₦0.00");
  await press(page, "Subscribe");
  await expectEnd(page, "Successful", "Your subscription was successful.");
  await expect(result(page, "successful")).toContainText("Abeokuta Commercial Bank");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before);
});

test("server errors: a message if the outcome is certain, else pending and found later, and never paid twice", async ({
  page,
  bank,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, SET.path, "Properties");
  await subscribe(page);
  const body = { status: false, message: "Not today." };
  await sandbox.plan({ route: PROCESS, kind: "status", status: 400, body });
  await confirm(page);
  await expectAlert(page, "Failed", "Not today.");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before);

  await sandbox.plan({ route: LIST, kind: "status", status: 500, times: 1000 });
  await sandbox.plan({ route: PROCESS, kind: "drop-after" });
  await press(page, "Subscribe");
  await expectEnd(page, "Payment pending", "Failed to process subscription.");
  await expect(result(page, "pending")).toBeVisible();
  await sandbox.forgetFaults();
  await expect(result(page, "successful")).toBeVisible();
  expect(await callsOf(sandbox, PROCESS)).toHaveLength(2);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - SET.first);
});
