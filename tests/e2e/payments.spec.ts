import { expectAlert, result } from "./harness/airtime.ts";
import { enter } from "./harness/customers.ts";
import { balanceOf, callsOf } from "./harness/money.ts";
import { pay, payments } from "./harness/payments.ts";
import { expect, test } from "./harness/test.ts";

for (const payment of payments) {
  test.describe(payment.name, () => {
    const { customer, call, effect } = payment;

    test("succeeds: the alert, the result, an empty form, and the ledger moved by just that", async ({
      page,
      bank,
      sandbox,
    }) => {
      const before = await balanceOf(sandbox, customer.wallet);
      await enter(page, bank, payment.path, payment.heading, customer);
      await pay(page, payment);
      await expectAlert(page, payment.alert, "");
      await expect(result(page, "successful")).toContainText(/Bank reference/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await balanceOf(sandbox, customer.wallet)).toBe(before + effect(payment.wish(0).naira));
      expect(await callsOf(sandbox, call)).toHaveLength(1);
    });
  });
}
