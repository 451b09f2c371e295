import type { Fault } from "#sandbox/http/fault.ts";

import { buyAirtime, expectEnd, openAirtime, result } from "./harness/airtime.ts";
import type { Outcome } from "./harness/airtime.ts";
import { ada } from "./harness/customers.ts";
import { balanceOf, blockHistory, PURCHASE, purchases, questions } from "./harness/money.ts";
import { expect, test } from "./harness/test.ts";

type Journey = {
  readonly name: string;
  readonly fault: Omit<Fault, "route">;
  /** The final outcome in the history. Without it the history never has the payment, which stays pending. */
  readonly ends?: Exclude<Outcome, "pending">;
};

/** Payments whose reply does not tell the outcome; fault-matrix.spec.ts has more, for every payment. */
const unclear: readonly Journey[] = [
  { name: "a 409 without a reason", fault: { kind: "status", status: 409 } },
  { name: "500 after the debit", fault: { kind: "status", status: 500, after: true }, ends: "successful" },
];

for (const { name, fault, ends } of unclear) {
  test(`${name}: pending${ends ? `, then ${ends}` : " and stays so"}`, async ({ page, sandbox }) => {
    const before = await balanceOf(sandbox, ada.wallet);
    await openAirtime(page);
    await blockHistory(sandbox);
    await sandbox.plan({ route: PURCHASE, ...fault });
    await buyAirtime(page, { phone: "08059870066", amount: "100", network: "MTN" });
    await expectEnd(page, "Payment pending", /Do not pay again\..* Reference: \d{8}-\w{8}/);
    await sandbox.forgetFaults();

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
