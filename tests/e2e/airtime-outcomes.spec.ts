import type { Fault } from "#sandbox/http/fault.ts";

import { buyAirtime, expectAlert, openAirtime, result } from "./harness/airtime.ts";
import type { Outcome } from "./harness/airtime.ts";
import { ada } from "./harness/customers.ts";
import { balanceOf, HISTORY, PURCHASE, purchases, questions } from "./harness/money.ts";
import { expect, test } from "./harness/test.ts";

type Journey = {
  readonly name: string;
  readonly phone?: string;
  readonly fault?: Omit<Fault, "route">;
  /** What the history says in the end; without, the history never hears of the payment and it stays pending. */
  readonly ends?: Exclude<Outcome, "pending">;
};

/** Payments of which the reply does not say what became of them. */
const unclear: readonly Journey[] = [
  { name: "pending at the bank, then settled", phone: "08000000002", ends: "successful" },
  { name: "pending at the bank, then reversed", phone: "08000000003", ends: "failed" },
  { name: "a 409 that does not say why", fault: { kind: "status", status: 409 } },
  { name: "reply lost after the debit", fault: { kind: "drop-after" }, ends: "successful" },
  { name: "connection lost before the debit", fault: { kind: "drop-before" } },
  { name: "500", fault: { kind: "status", status: 500 } },
  { name: "500 after the debit", fault: { kind: "status", status: 500, after: true }, ends: "successful" },
  { name: "a gateway's page with 502", fault: { kind: "html", status: 502 } },
  { name: "JSON cut short after the debit", fault: { kind: "truncated", after: true }, ends: "successful" },
  { name: "wrong types after the debit", fault: { kind: "wrong-types", after: true }, ends: "successful" },
  { name: "an empty 200 after the debit", fault: { kind: "empty", after: true }, ends: "successful" },
];

for (const { name, phone = "08059870066", fault, ends } of unclear) {
  test(`${name}: pending${ends ? `, then ${ends}` : " and stays so"}`, async ({ page, sandbox }) => {
    const before = await balanceOf(sandbox, ada.wallet);
    await openAirtime(page);
    if (fault) await sandbox.plan({ route: PURCHASE, ...fault });
    await buyAirtime(page, { phone, amount: "100", network: "MTN" });
    await expectAlert(page, "Payment pending", /Do not pay again\..* Reference: \d{8}-\w{8}/);

    if (ends) {
      await expect(result(page, ends)).toContainText(/\d{8}-\w{8}/);
    } else {
      await expect.poll(() => questions(sandbox)).toBeGreaterThan(1);
      await expect(result(page, "pending")).toContainText(/\d{8}-\w{8}/);
    }
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    const listed = page.getByRole("region", { name: "Pending payments" }).getByRole("listitem");
    await expect(listed).toHaveCount(1);
    await expect(listed).toContainText(
      { successful: "Went through", failed: "Did not go through", pending: "Pending" }[ends ?? "pending"],
    );
    expect(await balanceOf(sandbox, ada.wallet)).toBe(ends === "successful" ? before - 10_000 : before);
    expect(await purchases(sandbox)).toHaveLength(1);
  });
}

test("no reply at all: pending after the time limit, then found in the history", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await page.clock.install();
  await openAirtime(page);
  await sandbox.plan({ route: HISTORY, kind: "status", status: 500, times: 1000 });
  await buyAirtime(page, { phone: "08000000004", amount: "100", network: "MTN" });
  await expect.poll(() => purchases(sandbox)).toHaveLength(1);
  await expect(page.getByRole("button", { name: "Please wait..." })).toBeVisible();
  await page.clock.fastForward(31_000);
  await expectAlert(page, "Payment pending", /Reference: \d{8}-\w{8}/);
  await sandbox.forgetFaults();
  await page.clock.fastForward(61_000);
  await expect(result(page, "successful")).toBeVisible();
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("refused as a duplicate: certain, nothing is taken and nothing stays pending", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await buyAirtime(page, { phone: "08000000005", amount: "100", network: "MTN" });
  await expectAlert(page, "Failed", "Duplicate transaction");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(result(page, "failed")).toBeVisible();
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before);
});

test("failed after the debit: the alert says so, and the money is back", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await buyAirtime(page, { phone: "08000000001", amount: "100", network: "MTN" });
  await expectAlert(page, "Failed", "Your airtime purchase failed. The money is back in your wallet.");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before);
});
