import type { Locator, Page } from "@playwright/test";

import { PENDING_MS } from "#sandbox/ledger/magic.ts";

import { expectEnd, finish, result } from "./harness/airtime.ts";
import { enter } from "./harness/customers.ts";
import { balanceOf, blockHistory, callsOf, UNTIL_ASKED } from "./harness/money.ts";
import { expectRefused, leaveDialogs, pay, payments } from "./harness/payments.ts";
import { expect, test } from "./harness/test.ts";

for (const payment of payments) {
  const { name, customer, call, effect, path, heading } = payment;

  test(`${name}: each outcome has a message, stays as a result, and moves the ledger by the exact amount`, async ({
    page,
    bank,
    sandbox,
  }) => {
    const balance = () => balanceOf(sandbox, customer.wallet);
    const { naira } = payment.wish(0);
    const before = await balance();
    const moved = before + effect(naira);
    await page.clock.install();
    await enter(page, bank, path, heading, customer);

    await test.step("success: the result in place of the form, then an empty form", async () => {
      await pay(page, payment);
      await expectEnd(page, payment.alert, "");
      await expect(result(page, "successful")).toContainText(/Bank reference/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await balance()).toBe(moved);
      expect(await callsOf(sandbox, call)).toHaveLength(1);
      await finish(page);
    });

    await test.step("certain failure after the debit: the bank's message, and the money is back", async () => {
      await pay(page, payment, { recipient: payment.magic(1), naira });
      await payment.expectFailed(page, "Failed", payment.fails);
      await leaveDialogs(page);
      await expect(result(page, "failed")).toContainText(payment.fails);
      expect(await balance()).toBe(moved);
    });

    await test.step("refused as a duplicate: also certain, and no money was taken", async () => {
      await pay(page, payment, { recipient: payment.magic(5), naira });
      await expectRefused(page, payment, /Duplicate transaction: the same .+ was made a moment ago\./);
      await leaveDialogs(page);
      await expect(result(page, "failed")).toContainText("Duplicate transaction");
      expect(await balance()).toBe(moved);
    });

    // A payment request waits for an approval instead: see soft-ussd.spec.ts.
    if (!payment.settles) return;

    await test.step("two pending payments: each gets its outcome by itself, in result, list and ledger", async () => {
      // On a slow machine the app might otherwise ask about the payment before the test sees it as pending.
      await blockHistory(sandbox);
      await pay(page, payment, { recipient: payment.magic(2), naira });
      await expectEnd(page, "Payment pending", /Do not (?:pay again|repeat it)\..*Reference: /s);
      await expect(result(page, "pending")).toContainText(/Do not (?:pay again|repeat it)\./);
      await finish(page);
      await pay(page, payment, { recipient: payment.magic(3), naira });
      await expectEnd(page, "Payment pending", /Do not (?:pay again|repeat it)\..*Reference: /s);
      await sandbox.putForward(PENDING_MS);
      await sandbox.forgetFaults();
      await page.clock.runFor(UNTIL_ASKED);
      await expect(result(page, "failed")).toContainText("did not go through");
      await page.goto(bank.url("/dashboard"));
      await expect(listed(page).filter({ hasText: "Went through" })).toHaveCount(1);
      await expect(listed(page).filter({ hasText: "Did not go through" })).toHaveCount(1);
      await expect(listed(page)).toHaveCount(2);
      expect(await balance()).toBe(moved + effect(naira));
      expect(await callsOf(sandbox, call)).toHaveLength(5);
    });
  });
}

const listed = (page: Page): Locator =>
  page.getByRole("region", { name: "Pending payments" }).getByRole("listitem");
