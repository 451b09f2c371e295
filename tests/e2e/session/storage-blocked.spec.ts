import {
  buyAirtime,
  confirm,
  expectEnd,
  fillAirtime,
  goOn,
  pinDialog,
  result,
  signInToAirtime,
} from "../harness/airtime.ts";
import { ada } from "../harness/customers.ts";
import { balanceOf, blockHistory, PURCHASE } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

test("a browser without storage and without messages between tabs: one message, and airtime can be bought", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
    // Firefox does this too, where all cookies are blocked.
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    } as unknown as typeof BroadcastChannel;
  });
  await signInToAirtime(page);
  await expect(page.getByText("Your browser does not let this site keep anything.")).toBeVisible();
  await buyAirtime(page);
  await expectEnd(page, "Successful", "");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("only the tab can store: a message before paying, and the payment is known after a reload", async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await signInToAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await expect(pinDialog(page).getByText("Only this tab keeps a record of payments")).toBeVisible();
  await sandbox.plan({ route: PURCHASE, kind: "drop-before" });
  await blockHistory(sandbox);
  await confirm(page, ada.pin);
  await expectEnd(page, "Payment pending", /Do not (?:pay again|repeat it)/);
  await page.reload();
  await expect(result(page, "pending")).toBeVisible();
});
