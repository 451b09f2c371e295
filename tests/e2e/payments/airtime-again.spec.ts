import type { BrowserContext, Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import {
  buyAirtime,
  buyButton,
  confirm,
  expectEnd,
  fillAirtime,
  finish,
  goOn,
  goOnWarned,
  openAirtime,
  pinDialog,
  pinField,
  result,
  secondYes,
} from "../harness/airtime.ts";
import { ada } from "../harness/customers.ts";
import { balanceOf, blockHistory, callsOf, PURCHASE, purchases } from "../harness/money.ts";
import type { SandboxControl } from "../harness/sandbox.ts";
import { expect, test } from "../harness/test.ts";

const BEFORE = "You have made this payment before";
const UNKEPT = "This device cannot keep a record of payments";
const ROUNDS = 3;

const isPaid = (page: Page) => result(page, "successful").isVisible();

/** Imitates a provider that ignores the Idempotency-Key: each request is a new payment. */
async function ignoreKeys(context: BrowserContext): Promise<void> {
  await context.route("**/transactions/buy-airtime", async (route) => {
    const headers = await route.request().allHeaders();
    delete headers["idempotency-key"];
    await route.continue({ headers });
  });
}

/** Buys airtime and loses the reply after the money has moved. The payment is pending until the history replies. */
async function buyUnanswered(page: Page, sandbox: SandboxControl): Promise<void> {
  await blockHistory(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
  await buyAirtime(page);
  await expectEnd(page, "Payment pending", "");
}

/** Fills in both pages, and stops before the last click. */
async function standBeforeYes(pages: readonly Page[], amount: string): Promise<void> {
  for (const page of pages) {
    await fillAirtime(page, { amount });
    await goOn(page);
    await pinField(page).fill(ada.pin);
  }
}

test("a pending payment: the first confirmation sends nothing, the second sends it once more", async ({
  page,
  context,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await ignoreKeys(context);
  await openAirtime(page);
  await buyUnanswered(page, sandbox);
  const reference = /\d{8}-\w{8}/.exec(await result(page, "pending").innerText())?.[0] ?? "none";
  await page.reload();
  await fillAirtime(page);
  await goOnWarned(page);
  await expect(pinDialog(page)).toContainText(BEFORE);
  await expect(pinDialog(page)).toContainText(/You confirmed ₦100\.00 on .* Look into your history/s);
  await expect(pinDialog(page)).toContainText(reference);

  await test.step("by keyboard: Enter at the PIN leads to the box", async () => {
    await pinField(page).fill(ada.pin);
    await pinField(page).press("Enter");
    await expect(secondYes(page)).toBeFocused();
    await expect(secondYes(page)).toHaveAccessibleDescription("Tick this box if you want to pay again");
    await buyButton(page).click();
    expect(await purchases(sandbox)).toHaveLength(1);
    await expectAccessible(page);
  });

  await secondYes(page).focus();
  await page.keyboard.press("Space");
  await expect(pinDialog(page)).not.toContainText("Tick this box");
  await buyButton(page).dblclick();
  await expectEnd(page, "Successful", "");
  await expect(result(page, "successful")).toContainText(reference);
  expect(await purchases(sandbox)).toHaveLength(2);
  // The bank ignores keys, so the customer pays twice, as the warning said.
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 20_000);
});

test("the warning changes when the outcome of the payment is known", async ({ page, sandbox }) => {
  await openAirtime(page);
  await buyUnanswered(page, sandbox);
  await finish(page);
  await fillAirtime(page);
  await goOnWarned(page);
  await expect(pinDialog(page)).toContainText(BEFORE);
  await sandbox.forgetFaults();
  await expect(pinDialog(page)).toContainText("It went through. If you pay again, you pay twice.");
  await expect(pinDialog(page)).not.toContainText(BEFORE);
  await confirm(page, ada.pin);
  await expect(secondYes(page)).toBeFocused();
  expect(await purchases(sandbox)).toHaveLength(1);
});

// Without the Web Locks API, the result depends on how soon tabs see each other's writes: see src/lib/storage/alone.test.ts.
test("two tabs that confirm at the same moment: one request, one debit, the other is warned", async ({
  page,
  context,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await ignoreKeys(context);
  const other = await context.newPage();
  for (const tab of [page, other]) await openAirtime(tab);
  for (let round = 1; round <= ROUNDS; round++) {
    await standBeforeYes([page, other], `${100 + round}`);
    const clicks = [page, other].map(async (tab) => {
      await buyButton(tab).evaluate((button: HTMLButtonElement) => button.click());
    });
    await Promise.all(clicks);
    await expect.poll(async () => (await isPaid(page)) || (await isPaid(other))).toBe(true);
    const [payer, warned] = (await isPaid(page)) ? [page, other] : [other, page];
    await expectEnd(payer, "Successful", "");
    await finish(payer);
    await expect(secondYes(warned)).toBeVisible();
    await pinDialog(warned).getByRole("button", { name: "Cancel" }).click();
    expect(await purchases(sandbox)).toHaveLength(round);
  }
  const spent = 3 * 10_000 + 100 * (1 + 2 + 3);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - spent);
});

test("the device's storage is full: the pending payment is still there after a reload, and paying again shows a warning", async ({
  page,
  sandbox,
}) => {
  await openAirtime(page);
  await page.evaluate(fillUp, ["localStorage"]);
  await buyUnanswered(page, sandbox);
  await page.reload();
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Pending payments" })).toContainText("₦100.00");
  await page.goto("/airtime");
  await fillAirtime(page);
  await goOnWarned(page);
  await expect(pinDialog(page)).toContainText(BEFORE);
  await confirm(page, ada.pin);
  await expect(secondYes(page)).toBeFocused();
  expect(await purchases(sandbox)).toHaveLength(1);
});

test("both storages are full: a message says so before paying, and one confirmation is enough", async ({
  page,
  sandbox,
}) => {
  await openAirtime(page);
  await page.evaluate(fillUp, ["localStorage", "sessionStorage"]);
  await fillAirtime(page);
  await goOn(page);
  await expect(pinDialog(page)).toContainText(UNKEPT);
  await expectAccessible(page);
  await confirm(page, ada.pin);
  await expectEnd(page, "Successful", "");
  expect(await callsOf(sandbox, PURCHASE)).toHaveLength(1);
});

/** Fills the storage. */
function fillUp(names: readonly string[]): void {
  for (const name of names) {
    const storage = name === "localStorage" ? localStorage : sessionStorage;
    for (let size = 1 << 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part++) storage.setItem(`full-${size}-${part}`, "x".repeat(size));
      } catch {
        // A smaller entry may still fit.
      }
    }
  }
}
