import { buyAirtime, expectAlert, signInToAirtime } from "./harness/airtime.ts";
import { ada } from "./harness/customers.ts";
import { balanceOf } from "./harness/money.ts";
import { expect, test } from "./harness/test.ts";

test("a browser that keeps nothing: said once, and airtime can be bought", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
  });
  await signInToAirtime(page);
  await expect(page.getByText("Your browser does not let this site keep anything.")).toBeVisible();
  await buyAirtime(page);
  await expectAlert(page, "Successful", "");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});
