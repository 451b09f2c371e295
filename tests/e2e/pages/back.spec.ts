import {
  amountField,
  confirm,
  expectEnd,
  fillAirtime,
  goOn,
  phoneField,
  pinDialog,
  pinField,
} from "../harness/airtime.ts";
import { ada, enter, openDashboard } from "../harness/customers.ts";
import { hold } from "../harness/hold.ts";
import { PURCHASE, purchases } from "../harness/money.ts";
import { chosen, dayo, field, goThrough, press, stepHeading } from "../harness/onboarding.ts";
import { expect, test } from "../harness/test.ts";

test("Back goes one page of the registration back, loses nothing, and leaves it only from the first", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Create an account" }).click();
  await goThrough(page, dayo);

  await page.goBack();
  await expect(stepHeading(page, 3)).toBeFocused();
  await expect(field(page, "Email")).toHaveValue(dayo["Email"]!);
  await page.goBack();
  await expect(stepHeading(page, 2)).toBeFocused();
  await expect(field(page, "First name")).toHaveValue(dayo["First name"]!);
  await press(page, "Continue");
  await press(page, "Continue");
  await expect(stepHeading(page, 4)).toBeFocused();
  await expect(field(page, "Password")).toHaveValue(chosen.password);

  // The page's own Back, and Forward, leave entries above the page that is shown: Back passes over them.
  await press(page, "Back");
  await press(page, "Back");
  await expect(stepHeading(page, 2)).toBeFocused();
  await page.goBack();
  await expect(stepHeading(page, 1)).toBeFocused();
  await page.goForward();
  await expect(stepHeading(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");

  await page.goForward();
  await expect(page).toHaveURL("/register");
  await goThrough(page, { Password: chosen.password, "Transaction PIN": chosen.pin });
  await expect(field(page, "Username")).toHaveValue(dayo["Username"]!);
  await page.reload();
  await expect(stepHeading(page, 4)).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 3)).toBeVisible();
});

test("Back closes the dialog of the PIN, keeps the form, cannot leave a payment that runs, and leaves its end at once", async ({
  page,
  sandbox,
}) => {
  await openDashboard(page);
  await page.getByRole("main").getByRole("link", { name: "Buy Airtime", exact: true }).click();
  await fillAirtime(page, { amount: "150" });
  await goOn(page);
  await pinField(page).fill("12");
  await page.goBack();
  await expect(pinDialog(page)).toHaveCount(0);
  await expect(amountField(page)).toHaveValue("150");

  await goOn(page);
  await expect(pinField(page)).toHaveValue("");
  const release = await hold(page, PURCHASE);
  await confirm(page, ada.pin);
  await page.goBack();
  await expect(pinDialog(page)).toBeVisible();
  await release();
  await expectEnd(page, "Successful", "150");
  expect(await purchases(sandbox)).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveURL("/dashboard");
  await page.goForward();
  await expect(phoneField(page)).toHaveValue("");
});

test("Back in a dialog above a page goes to the dialog's form, and Close leaves no entry behind it", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/support", "Support");
  await page.getByRole("link", { name: "Virtual Card" }).click();
  await page
    .getByRole("button", { name: /^Fund Card/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Fund Card" });
  const amount = dialog.getByRole("textbox", { name: "Amount" });
  await amount.fill("1,500");
  // Without a wallet the form is refused, and on a slow machine the wallets come later.
  await expect(dialog.getByRole("combobox", { name: "Wallet" })).toContainText("2010000017");
  await amount.press("Enter");
  await expect(page.getByRole("textbox", { name: "Transaction PIN" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Transaction PIN" })).toHaveCount(0);
  await expect(amount).toHaveValue("1,500");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});
