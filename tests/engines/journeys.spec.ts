import { ada } from "#tests/e2e/harness/customers.ts";
import { balanceOf } from "#tests/e2e/harness/money.ts";

import { buyAirtime, RESULT, signIn } from "./steps.ts";
import { engines, expect, test } from "./test.ts";

for (const engine of engines) {
  test.describe(engine, () => {
    test.use({ engine });

    test("signs in, buys airtime and opens its receipt @short", async ({ tab, bank, sandbox }) => {
      const before = await balanceOf(sandbox, ada.wallet);
      await signIn(tab, bank.url("/airtime"));
      await buyAirtime(tab, "1250.50");
      await tab.reads(RESULT, "Your airtime purchase was successful.");
      expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 125_050);
      await tab.press("button", "Receipt");
      await tab.reads(["dialog", / Receipt$/], "₦1,250.50");
    });
  });
}
