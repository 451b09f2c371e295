import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "./harness/accessible.ts";
import {
  amountField,
  buyAirtime,
  continueButton,
  expectEnd,
  finish,
  networkField,
  openAirtime,
  phoneField,
  signInToAirtime,
  walletField,
} from "./harness/airtime.ts";
import { ada, chidi, sendSignIn, signOut } from "./harness/customers.ts";
import { everythingKept } from "./harness/kept.ts";
import { purchases } from "./harness/money.ts";
import { expectReflow } from "./harness/reflow.ts";
import { expect, test } from "./harness/test.ts";

const MUM = "08031234567";
const SHOP = "08059870066";

const recent = (page: Page): Locator => page.getByRole("group", { name: "Recent" });
const pick = (page: Page, name: string): Locator => recent(page).getByRole("button", { name, exact: true });

/** Pays with this network, which may differ from the number's prefix, like for a ported number. */
async function pay(page: Page, phone: string, network?: string): Promise<void> {
  await buyAirtime(page, { phone, amount: "100", ...(network && { network }) });
  await expectEnd(page, "Successful", "");
  await finish(page);
}

test("one tap fills in phone and network of an earlier payment, also after a new sign-in", async ({
  page,
  sandbox,
}) => {
  await openAirtime(page);
  await expect(recent(page)).toHaveCount(0);
  await pay(page, MUM, "Airtel");
  await expect(pick(page, `${MUM} Airtel`)).toBeVisible();
  await pay(page, SHOP);
  await signOut(page);
  await sendSignIn(page, ada);
  // Waits for the reply: leaving the page earlier would cancel the sign-in.
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/airtime");
  await expect(walletField(page)).toHaveValue(ada.wallet);

  await expect(recent(page).getByRole("button", { name: /^0/ })).toHaveText([`${SHOP} Glo`, `${MUM} Airtel`]);
  await pick(page, `${MUM} Airtel`).press("Enter");
  await expect(phoneField(page)).toHaveValue(MUM);
  await expect(networkField(page)).toHaveValue("airtel");
  await expect(pick(page, `${MUM} Airtel`)).toHaveAttribute("aria-pressed", "true");
  await buyAirtime(page, { phone: MUM, amount: "200" });
  await expectEnd(page, "Successful", "");
  await finish(page);
  const sent = (await purchases(sandbox)).at(-1);
  expect(sent?.body).toMatchObject({ phone_number: MUM, network_provider: "airtel", final_amount: 200 });
  await expect(recent(page).getByRole("button", { name: /^0/ })).toHaveText([`${MUM} Airtel`, `${SHOP} Glo`]);
});

test("a tap removes the errors of the fields that it fills in", async ({ page }) => {
  await openAirtime(page);
  await pay(page, SHOP);
  await continueButton(page).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please fill in all fields" });
  await expect(summary).toContainText("Enter the phone number to top up");
  await pick(page, `${SHOP} Glo`).click();
  await expect(summary).not.toContainText("phone number");
  await expect(summary).not.toContainText("network");
  await expect(summary).toContainText("amount");
  await expect(phoneField(page)).not.toHaveAttribute("aria-invalid", "true");
});

test("removing recipients by keyboard: the focus moves on, and none is left after a reload", async ({
  page,
}) => {
  await openAirtime(page);
  await pay(page, MUM);
  await pay(page, SHOP);
  await recent(page)
    .getByRole("button", { name: `Forget ${SHOP}` })
    .press("Enter");
  await expect(pick(page, `${MUM} MTN`)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(recent(page).getByRole("button", { name: `Save ${MUM}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(recent(page)).toHaveCount(0);
  await expect(walletField(page)).toBeFocused();
  await page.reload();
  await expect(walletField(page)).toHaveValue(ada.wallet);
  await expect(recent(page)).toHaveCount(0);
});

test("another customer of the same phone sees none of them", async ({ page }) => {
  await openAirtime(page);
  await pay(page, MUM);
  await signOut(page);
  await signInToAirtime(page, chidi);
  await expect(recent(page)).toHaveCount(0);
});

test("a bank with the setting to forget recipients keeps them only for the session", async ({
  page,
  bank,
}) => {
  const origin = bank.url("", "harbour");
  await openAirtime(page, ada, origin);
  await pay(page, MUM);
  await expect(pick(page, `${MUM} MTN`)).toBeVisible();
  await page.reload();
  await expect(pick(page, `${MUM} MTN`)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(MUM);
  await signOut(page);
  expect(await everythingKept(page)).not.toContain(MUM);
  await signInToAirtime(page, ada, origin);
  await expect(recent(page)).toHaveCount(0);
});

test("five recipients: accessible, and nothing overflows a narrow screen", async ({ page }) => {
  await openAirtime(page);
  for (const last of [1, 2, 3, 4, 5, 6]) await pay(page, `0803123456${last}`);
  await expect(recent(page).getByRole("button", { name: /^Forget / })).toHaveCount(5);
  await pick(page, "08031234564 MTN").click();
  await amountField(page).fill("100");
  await expectAccessible(page);
  await expectReflow(page);
});
