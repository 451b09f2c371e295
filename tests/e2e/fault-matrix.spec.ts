import type { Page } from "@playwright/test";

import type { Fault } from "#sandbox/http/fault.ts";

import { expectAlert, result } from "./harness/airtime.ts";
import type { Bank } from "./harness/bank.ts";
import { enter, sendSignIn } from "./harness/customers.ts";
import { balanceOf, blockHistory, callsOf, UNTIL_ASKED } from "./harness/money.ts";
import { goOn, pay, payments, send } from "./harness/payments.ts";
import type { SandboxControl } from "./harness/sandbox.ts";
import { expect, test } from "./harness/test.ts";

/** What happens to the reply, and what the customer learns in the end; it stays pending when the bank never heard of it. */
const spoilt: readonly (readonly [string, Omit<Fault, "route">, "successful" | "pending"])[] = [
  ["the connection drops before the bank has the request", { kind: "drop-before" }, "pending"],
  ["the connection drops after the money has moved", { kind: "drop-after" }, "successful"],
  ["500", { kind: "status", status: 500 }, "pending"],
  [
    "502 with a page of HTML, after the money has moved",
    { kind: "html", status: 502, after: true },
    "successful",
  ],
  ["JSON that is cut short", { kind: "truncated", after: true }, "successful"],
  ["wrong types", { kind: "wrong-types", after: true }, "successful"],
  ["an empty 200", { kind: "empty", after: true }, "successful"],
];

/** The reply comes when nobody waits any more. */
const never = { kind: "delay", delay: 120_000, after: true } as const;

for (const payment of payments) {
  test.describe(payment.name, () => {
    const { customer, call, effect, path, heading } = payment;
    const wish = payment.wish(0);
    const open = (page: Page, bank: Bank) => enter(page, bank, path, heading, customer);
    const balance = (sandbox: SandboxControl) => balanceOf(sandbox, customer.wallet);

    /** Pays, until the bank has the request. It does not answer. */
    async function payUnanswered(page: Page, sandbox: SandboxControl): Promise<void> {
      await sandbox.plan({ route: call, ...never });
      await pay(page, payment);
      await expect.poll(async () => (await callsOf(sandbox, call)).length).toBe(1);
    }

    async function expectPaidOnce(sandbox: SandboxControl, before: number): Promise<void> {
      expect(await balance(sandbox)).toBe(before + effect(wish.naira));
      expect(await callsOf(sandbox, call)).toHaveLength(1);
    }

    test("replies that are spoilt: pending with a reference, sent once, and what is shown in the end is so", async ({
      page,
      bank,
      sandbox,
    }) => {
      await page.clock.install();
      await open(page, bank);
      for (const [index, [name, fault, ends]] of spoilt.entries()) {
        await test.step(name, async () => {
          const next = payment.wish(index);
          const before = await balance(sandbox);
          await blockHistory(sandbox);
          await sandbox.plan({ route: call, ...fault });
          await pay(page, payment, next);
          await expectAlert(
            page,
            "Payment pending",
            /Do not (?:pay again|repeat it)\..*Reference: \d{8}-\w{8}/s,
          );
          await sandbox.forgetFaults();
          await page.clock.runFor(UNTIL_ASKED);
          await expect(result(page, ends)).toContainText(/\d{8}-\w{8}/);
          expect(await balance(sandbox)).toBe(ends === "pending" ? before : before + effect(next.naira));
          expect(await callsOf(sandbox, call)).toHaveLength(index + 1);
        });
      }
    });

    test("no reply within the time limit: pending, then successful", async ({ page, bank, sandbox }) => {
      const before = await balance(sandbox);
      await page.clock.install();
      await open(page, bank);
      await blockHistory(sandbox);
      await payUnanswered(page, sandbox);
      await page.clock.fastForward(31_000);
      await expectAlert(page, "Payment pending", /Reference: \d{8}-\w{8}/);
      await sandbox.forgetFaults();
      await page.clock.runFor(UNTIL_ASKED);
      await expect(result(page, "successful")).toBeVisible();
      await expectPaidOnce(sandbox, before);
    });

    test("offline: nothing was sent, which is said and certain", async ({ page, bank, context, sandbox }) => {
      const before = await balance(sandbox);
      await open(page, bank);
      await payment.fill(page, wish);
      await goOn(page, payment);
      await context.setOffline(true);
      await send(page, payment);
      await expect(page.getByText(/offline.*nothing was sent/i).first()).toBeVisible();
      await expect(result(page, "failed")).toBeAttached();
      expect(await callsOf(sandbox, call)).toEqual([]);
      await context.setOffline(false);
      expect(await balance(sandbox)).toBe(before);
    });

    test("the page is reloaded while the request is under way: listed, and ends", async ({
      page,
      bank,
      sandbox,
    }) => {
      const before = await balance(sandbox);
      await open(page, bank);
      await payUnanswered(page, sandbox);
      await page.reload();
      await goToDashboard(page);
      await expect(listed(page)).toContainText("Went through");
      await expectPaidOnce(sandbox, before);
    });

    test("the tab is closed while the request is under way: listed in the next one, and ends", async ({
      page,
      bank,
      context,
      sandbox,
    }) => {
      const before = await balance(sandbox);
      await open(page, bank);
      await payUnanswered(page, sandbox);
      await page.close();
      const next = await context.newPage();
      await enter(next, bank, "/dashboard", /^Good /, customer);
      await expect(listed(next)).toContainText("Went through");
      await expectPaidOnce(sandbox, before);
    });

    test("401 in the middle: signed out with a word, and it ends after the next sign-in", async ({
      page,
      bank,
      sandbox,
    }) => {
      const before = await balance(sandbox);
      await open(page, bank);
      const body = { status: false, message: "Unauthenticated." };
      await blockHistory(sandbox);
      await sandbox.plan({ route: call, kind: "status", status: 401, body, after: true });
      await pay(page, payment);
      await expectAlert(page, "Payment pending", /Do not (?:pay again|repeat it)\./);
      await sandbox.forgetFaults();
      await sendSignIn(page, customer);
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await goToDashboard(page);
      await expect(listed(page)).toContainText("Went through");
      await expectPaidOnce(sandbox, before);
    });
  });
}

const listed = (page: Page) => page.getByRole("region", { name: "Pending payments" }).getByRole("listitem");
const goToDashboard = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
