import type { Locator, Page } from "@playwright/test";

import {
  buyAirtime,
  confirm,
  expectAlert,
  expectInDialog,
  expectPinAgain,
  expectEnd,
  fillAirtime,
  goOn,
  openAirtime,
  result,
} from "../harness/airtime.ts";
import { ada, openDashboard, sendSignIn } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { balanceOf, blockHistory, PURCHASE, purchases, questions } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

/** For this number the bank takes the money and does not reply while the page waits. */
const neverAnswered = { phone: "08000000004", network: "MTN" };

const pending = (page: Page): Locator =>
  page.getByRole("region", { name: "Pending payments" }).getByRole("listitem");

test("a reload while a payment is pending: it is still listed, and gets its outcome", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await blockHistory(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
  await buyAirtime(page);
  await expectEnd(page, "Payment pending", "");
  await page.reload();
  await page.goto("/dashboard");
  await expect(pending(page)).toContainText("Airtime Subscription, ₦100.00");
  await expect(pending(page)).toContainText("Pending");
  const asked = await questions(sandbox);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.poll(() => questions(sandbox)).toBeGreaterThan(asked);
  await sandbox.forgetFaults();
  await expect(pending(page)).toContainText("Went through");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(pending(page)).toHaveCount(0);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("a reload while the request is running: the payment is not lost", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await buyAirtime(page, neverAnswered);
  await expect.poll(() => purchases(sandbox)).toHaveLength(1);
  await page.reload();
  await page.goto("/dashboard");
  await expect(pending(page)).toContainText("Went through");
  expect(await purchases(sandbox)).toHaveLength(1);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("the session ends during a payment: the payment waits for the customer and gets its outcome", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await blockHistory(sandbox);
  const body = { status: false, message: "Unauthenticated." };
  await sandbox.plan({ route: PURCHASE, kind: "status", status: 401, body, after: true });
  await buyAirtime(page);
  await expect(page.getByText("Your session has ended. Sign in again to go on.")).toBeVisible();
  await expectAlert(page, "Payment pending", "Do not pay again.");
  await sendSignIn(page, ada);
  await expect(page).toHaveURL("/airtime");
  await expect(page.getByRole("heading", { name: "Airtime Subscription" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(pending(page)).toContainText("Pending");
  // The history does not reply yet. After the outcome is known, the button is gone.
  await page.getByRole("button", { name: "Check again" }).click();
  await sandbox.forgetFaults();
  await expect(pending(page)).toContainText("Went through");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("offline before sending: nothing is sent, a message says so, and the customer can pay later", async ({
  page,
  context,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await context.setOffline(true);
  await confirm(page, ada.pin);
  await expectInDialog(page, "Failed", /offline.*nothing was sent/i);
  await expectPinAgain(page);
  expect(await purchases(sandbox)).toEqual([]);
  await context.setOffline(false);
  await confirm(page, ada.pin);
  await expectEnd(page, "Successful", "");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("a pending payment of one tab is listed in another", async ({ page, context, sandbox }) => {
  const second = await context.newPage();
  await openDashboard(second);
  await openAirtime(page);
  await blockHistory(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
  await buyAirtime(page);
  await expectEnd(page, "Payment pending", "");
  await expect(pending(second)).toContainText("Airtime Subscription, ₦100.00");
  await sandbox.forgetFaults();
  await expect(result(page, "successful")).toBeVisible();
  await expect(pending(second)).toContainText("Went through");
});

test("another customer at the same device does not see the pending payment", async ({
  page,
  context,
  sandbox,
}) => {
  await openAirtime(page);
  await blockHistory(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
  await buyAirtime(page);
  await expectEnd(page, "Payment pending", "");
  const other = await context.newPage();
  await openDashboard(other, { username: "chidi", password: "Password1!" });
  const history = await reachHistory(other);
  await expect(history.getByText("We could not load your transactions")).toBeVisible();
  await expect(history.getByRole("table")).toBeHidden();
  await expect(pending(other)).toHaveCount(0);
});
