import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import {
  amountField,
  buyAirtime,
  buyButton,
  confirm,
  continueButton,
  expectEnd,
  finish,
  networkField,
  openAirtime,
  phoneField,
  pinDialog,
  pinField,
  quickAmounts,
  result,
} from "../harness/airtime.ts";
import { ada, openDashboard, sendSignIn } from "../harness/customers.ts";
import { purchases } from "../harness/money.ts";
import { expectReflow } from "../harness/reflow.ts";
import { countTaps } from "../harness/taps.ts";
import { expect, test } from "../harness/test.ts";

const MUM = "08031234567";
const SHOP = "08059870066";
const phone = { width: 360, height: 740 };

const again = (page: Page): Locator =>
  page.getByRole("group", { name: "The same again" }).getByRole("button");
const action = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const known = (page: Page): Locator => page.getByRole("group", { name: /^(?:Recent|Saved and recent)$/ });
const saving = (page: Page): Locator => page.getByRole("dialog", { name: /^Saved? recipient$/ });

/** The page is at most so many pixels high, bars and footer included. */
async function expectHeight(page: Page, most: number): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(most);
}

/** Saves the recipient of the open dialog under a name. */
async function saveAs(page: Page, name: string): Promise<void> {
  await saving(page).getByRole("textbox", { name: "Name" }).fill(name);
  await saving(page).getByRole("button", { name: "Save" }).click();
  await expect(saving(page)).toHaveCount(0);
}

test("the first airtime takes 5 taps and a number, the same again from home 2, and the PIN each time", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(phone);
  await openDashboard(page);

  await test.step("the first", async () => {
    const { tap, type, count } = countTaps(page);
    await tap(action(page, "Buy Airtime"));
    await tap(phoneField(page));
    await type(phoneField(page), MUM);
    await tap(quickAmounts(page).first());
    await tap(continueButton(page));
    await type(pinField(page), ada.pin);
    await tap(buyButton(page));
    await expectEnd(page, "Successful", MUM);
    expect(count()).toBe(5);
  });

  await finish(page);
  await page.getByRole("link", { name: "Home" }).click();
  await test.step("the same again", async () => {
    const { tap, type, count } = countTaps(page);
    await expect(page.getByRole("button", { name: "See all" })).toBeVisible();
    await expectHeight(page, 1.5 * phone.height);
    await tap(page.getByRole("group", { name: "Pay again" }).getByRole("button"));
    await expect(pinDialog(page)).toContainText(MUM);
    expect(await purchases(sandbox)).toHaveLength(1);
    await type(pinField(page), ada.pin);
    await tap(buyButton(page));
    await expectEnd(page, "Successful", MUM);
    expect(count()).toBe(2);
  });
  const once = { phone_number: MUM, final_amount: 50, source_wallet_number: ada.wallet };
  expect((await purchases(sandbox)).map(({ body }) => body)).toMatchObject([once, once]);
});

test("electricity to a copied token takes 8 taps, the number of the meter, and the PIN", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(phone);
  await openDashboard(page);
  const { tap, choose, type, count } = countTaps(page);
  await tap(action(page, "Electricity"));
  await choose(page.getByRole("combobox", { name: "Distribution Company" }), "Ikeja Electric (IKEDC)");
  const meter = page.getByRole("textbox", { name: "Meter Number" });
  await tap(meter);
  await type(meter, "04123456789");
  await tap(quickAmounts(page).last());
  await tap(continueButton(page));
  await expect(pinDialog(page)).toContainText("Prepaid");
  await type(pinField(page), ada.pin);
  await tap(pinDialog(page).getByRole("button", { name: "Pay Electricity" }));
  await expectEnd(page, "Successful", "");
  await tap(result(page, "successful").getByRole("button", { name: "Copy token" }));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{20}$/);
  expect(count()).toBe(8);
});

test("a recipient is saved from the result, renamed and removed in the form, and listed in Support", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAirtime(page);
  await buyAirtime(page, { phone: MUM });
  await expectEnd(page, "Successful", "");
  await result(page, "successful").getByRole("button", { name: "Save recipient" }).click();
  await saving(page).getByRole("button", { name: "Save" }).click();
  const name = saving(page).getByRole("textbox", { name: "Name" });
  await expect(name).toHaveAccessibleDescription(/Enter a name .* Kept on this device only/);
  await expectAccessible(page);
  await expectReflow(page);
  await saveAs(page, "Mum");
  await expect(result(page, "successful").getByRole("button", { name: "Saved as Mum" })).toBeFocused();
  await finish(page);

  await expect(again(page)).toHaveText([/^₦100 to Mum/]);
  await known(page)
    .getByRole("button", { name: `Mum ${MUM} MTN` })
    .click();
  await expect(phoneField(page)).toHaveValue(MUM);
  await expectAccessible(page);
  await expectReflow(page);
  await known(page).getByRole("button", { name: "Edit Mum" }).click();
  await saveAs(page, "Mama");
  await expect(known(page).getByRole("button", { name: "Edit Mama" })).toBeFocused();

  await page.goto("/support");
  const kept = page.getByRole("region", { name: "What this device keeps" });
  await expect(kept).toContainText(`Mama, ${MUM}, MTN, ₦100`);
  await page.goto("/airtime");
  await known(page).getByRole("button", { name: "Edit Mama" }).click();
  await saving(page).getByRole("button", { name: "Remove" }).click();
  await expect(known(page)).toHaveCount(0);
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Wallet" })).toBeFocused();
});

test("a link fills in the form, also through the sign-in, sends nothing, and leaves no trace in the address", async ({
  page,
  sandbox,
}) => {
  const link = "/airtime?phone=%2B234%20805%20987%200066&amount=1%2C500&pin=1234&transaction_pin=1234&x=1";
  await page.goto(link);
  await sendSignIn(page, ada);
  await expect(phoneField(page)).toHaveValue(SHOP);
  await expect(networkField(page)).toHaveValue("glo");
  await expect(amountField(page)).toHaveValue("1,500");
  await expect(page).toHaveURL("/airtime");
  const kept = await page.evaluate(() => JSON.stringify([history.state, sessionStorage, localStorage]));
  expect(kept).not.toMatch(/8059870066|805%20987/);
  await expect(pinDialog(page)).toHaveCount(0);
  expect(await purchases(sandbox)).toHaveLength(0);
  await continueButton(page).click();
  await expect(pinField(page)).toHaveValue("");
  await confirm(page, ada.pin);
  await expectEnd(page, "Successful", SHOP);
  expect((await purchases(sandbox)).map(({ body }) => body)).toMatchObject([
    { phone_number: SHOP, final_amount: 1500 },
  ]);

  // The address has no values any more, so a reload, and a way back to it, begin with an empty form.
  await page.reload();
  await expect(phoneField(page)).toHaveValue("");
});
