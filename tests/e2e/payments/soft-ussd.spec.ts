import type { Page } from "@playwright/test";

import { expectAlert, expectEnd, finish, result } from "../harness/airtime.ts";
import type { Bank } from "../harness/bank.ts";
import { ada, enter } from "../harness/customers.ts";
import { hold } from "../harness/hold.ts";
import { balanceOf, callsOf } from "../harness/money.ts";
import { pay, paymentNamed } from "../harness/payments.ts";
import { expect, test } from "../harness/test.ts";

const request = paymentNamed("soft USSD");
const open = (page: Page, bank: Bank) => enter(page, bank, request.path, request.heading);
const waiting = (page: Page) => page.getByRole("dialog", { name: "Waiting for approval" });
const timer = (page: Page) => waiting(page).getByRole("timer");
const secondsLeft = async (page: Page) => Number.parseInt(await timer(page).innerText(), 10);

test("waits in a dialog that counts down and cannot be closed, until the request is approved or declined", async ({
  page,
  bank,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await open(page, bank);
  await test.step("approved", async () => {
    const answer = await hold(page, `${request.call.replace("POST", "GET")}/*`);
    await pay(page, request);
    await expect(waiting(page)).toContainText("Ask the owner of 08059870066 to approve the request");
    await expect(timer(page)).toHaveText(/^1(?:20|[01]\d) s$/);
    const first = await secondsLeft(page);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(first);
    await page.keyboard.press("Escape");
    await expect(waiting(page)).toBeVisible();
    await answer();
    await expectEnd(page, "Successful", "The payment was approved.");
    await expect(result(page, "successful")).toContainText("You receive, less the fee of ₦30₦970.00");
    expect(await balanceOf(sandbox, ada.wallet)).toBe(before + 97_000);
    await finish(page);
  });
  await test.step("declined", async () => {
    await pay(page, request, { recipient: request.magic(3), naira: 1000 });
    await expectAlert(page, "Declined", "The payment was declined.");
    await expect(waiting(page)).toHaveCount(0);
    await expect(result(page, "failed")).toContainText("The payment was declined.");
  });
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before + 97_000);
});

test("at 0 the outcome is unknown: the payment is pending, and the app continues to ask", async ({
  page,
  bank,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await page.clock.install();
  await open(page, bank);
  await pay(page, request, { recipient: request.magic(2), naira: 1000 });
  await expect(timer(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(60);
  await page.clock.fastForward(61_000);
  await expectEnd(page, "Payment pending", /Reference: \d{8}-\w{8}/);
  await expect(waiting(page)).toHaveCount(0);
  await expect(result(page, "pending")).toContainText("Do not repeat it.");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before);

  expect(await callsOf(sandbox, request.call)).toHaveLength(1);
  await page.goto(bank.url("/dashboard"));
  const listed = page.getByRole("region", { name: "Pending payments" }).getByRole("listitem");
  await expect(listed).toContainText("Pending");
  // By then the customer has approved it after all.
  await sandbox.putForward(125_000);
  await expect(listed).toContainText("Went through");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before + 97_000);
});
