import type { Page } from "@playwright/test";

import type { Fault } from "#sandbox/http/fault.ts";

import { expectAlert, expectEnd, finish, result } from "../harness/airtime.ts";
import type { Bank } from "../harness/bank.ts";
import { enter, sendSignIn } from "../harness/customers.ts";
import { balanceOf, blockHistory, callsOf, UNTIL_ASKED } from "../harness/money.ts";
import { goOn, pay, payments, send, type Payment } from "../harness/payments.ts";
import type { SandboxControl } from "../harness/sandbox.ts";
import { expect, test } from "../harness/test.ts";

/** A fault of the reply. The payment stays pending if the bank never received it. */
type SpoiltReply = readonly [name: string, fault: Omit<Fault, "route">, ends: "successful" | "pending"];

/** The reply comes after the app's timeout. */
const never = { kind: "delay", delay: 120_000, after: true } as const;

const spoilt: readonly SpoiltReply[] = [
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
  ["no reply within the time limit", never, "successful"],
];

/** A payment whose screen is open in the customer's tab. */
type Setting = { readonly page: Page; readonly sandbox: SandboxControl; readonly payment: Payment };

/** Pays with each of these replies: it is pending with a reference, sent once, and the final result is true. */
async function paySpoilt({ page, sandbox, payment }: Setting, replies: readonly SpoiltReply[]) {
  const { call, customer, effect } = payment;
  for (const [index, [name, fault, ends]] of replies.entries()) {
    await test.step(name, async () => {
      const wish = payment.wish(index);
      const before = await balanceOf(sandbox, customer.wallet);
      await blockHistory(sandbox);
      await sandbox.plan({ route: call, ...fault });
      await pay(page, payment, wish);
      await expect.poll(async () => (await callsOf(sandbox, call)).length).toBe(index + 1);
      if (fault === never) await page.clock.fastForward(31_000);
      await expectEnd(page, "Payment pending", /Do not (?:pay again|repeat it)\..*Reference: \d{8}-\w{8}/s);
      await sandbox.forgetFaults();
      await page.clock.runFor(UNTIL_ASKED);
      await expect(result(page, ends)).toContainText(/\d{8}-\w{8}/);
      const moved = ends === "pending" ? 0 : effect(wish.naira);
      expect(await balanceOf(sandbox, customer.wallet)).toBe(before + moved);
      expect(await callsOf(sandbox, call)).toHaveLength(index + 1);
      await finish(page);
    });
  }
}

/** An interruption between a payment and its reply, and what the customer sees then. */
type Interruption = readonly [
  title: string,
  play: (setting: Setting & { readonly bank: Bank }) => Promise<void>,
];

const interruptions: readonly Interruption[] = [
  [
    "offline: nothing is sent, and a message says so",
    async ({ page, sandbox, payment }) => {
      const before = await balanceOf(sandbox, payment.customer.wallet);
      await payment.fill(page, payment.wish(0));
      await goOn(page, payment);
      await page.context().setOffline(true);
      await send(page, payment);
      await expect(page.getByText(/offline.*nothing was sent/i).first()).toBeVisible();
      await expect(result(page, "failed")).toBeAttached();
      expect(await callsOf(sandbox, payment.call)).toEqual([]);
      await page.context().setOffline(false);
      expect(await balanceOf(sandbox, payment.customer.wallet)).toBe(before);
    },
  ],
  [
    "the page is reloaded while the request is running: listed, and gets its outcome",
    async (setting) => {
      const { page } = setting;
      const before = await payUnanswered(setting);
      await page.reload();
      await goToDashboard(page);
      await expectListed(setting, before);
    },
  ],
  [
    "the tab is closed while the request is running: listed in the next tab, and gets its outcome",
    async (setting) => {
      const { page, bank, payment } = setting;
      const before = await payUnanswered(setting);
      await page.close();
      const next = await page.context().newPage();
      await enter(next, bank, "/dashboard", /^Good /, payment.customer);
      await expectListed({ ...setting, page: next }, before);
    },
  ],
  [
    "401 during a payment: signed out with a message, and the payment gets its outcome after the next sign-in",
    async (setting) => {
      const { page, sandbox, payment } = setting;
      const before = await balanceOf(sandbox, payment.customer.wallet);
      const body = { status: false, message: "Unauthenticated." };
      await blockHistory(sandbox);
      await sandbox.plan({ route: payment.call, kind: "status", status: 401, body, after: true });
      await pay(page, payment);
      await expectAlert(page, "Payment pending", /Do not (?:pay again|repeat it)\./);
      await sandbox.forgetFaults();
      await sendSignIn(page, payment.customer);
      await expect(page.getByRole("heading", { name: payment.heading, level: 1 })).toBeVisible();
      await goToDashboard(page);
      await expectListed(setting, before);
    },
  ],
];

/** Pays and waits until the bank has the request, which gets no reply. Returns the earlier balance in kobo. */
async function payUnanswered({ page, sandbox, payment }: Setting): Promise<number> {
  const before = await balanceOf(sandbox, payment.customer.wallet);
  await sandbox.plan({ route: payment.call, ...never });
  await pay(page, payment);
  await expect.poll(async () => (await callsOf(sandbox, payment.call)).length).toBe(1);
  return before;
}

/** Expects that the payment is listed with its outcome, and that its single request has moved the money once. */
async function expectListed({ page, sandbox, payment }: Setting, before: number): Promise<void> {
  const listed = page.getByRole("region", { name: "Pending payments" }).getByRole("listitem");
  await expect(listed).toContainText("Went through");
  const { call, customer, effect, wish } = payment;
  expect(await balanceOf(sandbox, customer.wallet)).toBe(before + effect(wish(0).naira));
  expect(await callsOf(sandbox, call)).toHaveLength(1);
}

async function goToDashboard(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
}

/**
 * In turn a payment gets two of the spoilt replies, or one of the interruptions: each fault is played once. Each payment
 * with each fault is played without a browser: see tests/campaign/money/money.test.ts.
 */
for (const [place, payment] of payments.entries()) {
  const turn = Math.floor(place / 2);
  const open = (page: Page, bank: Bank) => enter(page, bank, payment.path, payment.heading, payment.customer);

  if (place % 2 === 0) {
    const replies = [0, 1].map((next) => spoilt[(turn * 2 + next) % spoilt.length]!);
    test(`${payment.name}: spoilt replies: pending with a reference, sent once, and the final result is true`, async ({
      page,
      bank,
      sandbox,
    }) => {
      await page.clock.install();
      await open(page, bank);
      await paySpoilt({ page, sandbox, payment }, replies);
    });
  } else {
    const [title, play] = interruptions[turn % interruptions.length]!;
    test(`${payment.name}: ${title}`, async ({ page, bank, sandbox }) => {
      await open(page, bank);
      await play({ page, bank, sandbox, payment });
    });
  }
}

test("there are payments enough for every fault", () => {
  expect(payments.length).toBeGreaterThanOrEqual(Math.max(spoilt.length, interruptions.length * 2));
});
