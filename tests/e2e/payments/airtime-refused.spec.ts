import {
  confirm,
  expectEnd,
  expectPinRefused,
  fillAirtime,
  goOn,
  openAirtime,
  pinDialog,
  pinField,
} from "../harness/airtime.ts";
import { ada } from "../harness/customers.ts";
import { balanceOf } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

// What else is refused is played without a browser: see tests/screens/payments/airtime-refused.test.tsx.

test("the PIN takes at most four characters, which are hidden until the customer shows them", async ({
  page,
}) => {
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await pinField(page).pressSequentially("a1b2 34567");
  await expect(pinField(page)).toHaveValue("a1b2");
  await expect(pinField(page)).toHaveAttribute("type", "password");
  await pinDialog(page).getByRole("button", { name: "Show PIN" }).click();
  await expect(pinField(page)).toHaveAttribute("type", "text");
});

test("a wrong PIN, then the right one: bought once", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await confirm(page, "9741");
  await expectPinRefused(page, "Incorrect transaction PIN. 4 tries left.");
  await confirm(page, ada.pin);
  await expectEnd(page, "Successful", "Your airtime purchase was successful.");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});
