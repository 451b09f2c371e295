import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { ada, enterAt, signInTo } from "./customers.ts";
import type { Customer } from "./customers.ts";

/** The customer's inputs; the number sets the network. */
export type Airtime = { readonly phone?: string; readonly amount?: string; readonly network?: string };

const HEADING = "Airtime Subscription";

/** Opens the airtime screen signed in, with its first wallet chosen. Not for a tab that was signed in before. */
export async function openAirtime(page: Page, customer: Customer = ada, origin = ""): Promise<void> {
  await enterAt(page, `${origin}/airtime`, HEADING, customer);
  await expect(walletField(page)).toHaveValue(customer.wallet);
}

/** The same through the sign-in form. */
export async function signInToAirtime(page: Page, customer: Customer = ada, origin = ""): Promise<void> {
  await signInTo(page, `${origin}/airtime`, HEADING, customer);
  await expect(walletField(page)).toHaveValue(customer.wallet);
}

export async function fillAirtime(
  page: Page,
  { phone = "08059870066", amount = "100", network }: Airtime = {},
): Promise<void> {
  await phoneField(page).fill(phone);
  await amountField(page).fill(amount);
  if (network) await networkField(page).selectOption({ label: network });
}

/** Goes from the form to the PIN. */
export async function goOn(page: Page): Promise<void> {
  await continueButton(page).click();
  await expect(pinField(page)).toBeFocused();
}

/** Goes from the form to the dialog that first requires a second confirmation. */
export async function goOnWarned(page: Page): Promise<void> {
  await continueButton(page).click();
  await expect(secondYes(page)).toBeFocused();
}

/** Enters the PIN in the dialog and confirms. */
export async function confirm(page: Page, pin: string): Promise<void> {
  await pinField(page).fill(pin);
  await buyButton(page).click();
}

/** Fills in the form, continues and confirms. */
export async function buyAirtime(page: Page, airtime: Airtime = {}, customer: Customer = ada): Promise<void> {
  await fillAirtime(page, airtime);
  await goOn(page);
  await confirm(page, customer.pin);
}

/** Expects an alert with this title and text, and dismisses it. */
export async function expectAlert(page: Page, title: string | RegExp, text: string | RegExp): Promise<void> {
  const alert = page.getByRole("alertdialog", { name: title });
  await expect(alert).toContainText(text);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toBeHidden();
}

/** Expects an open dialog to say that its call has failed. Nothing opens above it. */
export async function expectInDialog(page: Page, title: string, text: string | RegExp): Promise<void> {
  const said = page.getByRole("dialog").getByRole("alert").filter({ hasText: title });
  await expect(said).toContainText(text);
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

/** Expects the dialog to ask for the PIN again, which stands empty under the focus. */
export async function expectPinAgain(page: Page): Promise<void> {
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(pinField(page)).toBeFocused();
  await expect(pinField(page)).toHaveValue("");
}

/** The same, with a message at the PIN. */
export async function expectPinRefused(page: Page, text: string | RegExp): Promise<void> {
  await expect(pinField(page)).toHaveAccessibleDescription(text);
  await expectPinAgain(page);
}

/**
 * Expects the end of a payment: its result stands in place of the form, under the focus and in view, with this heading and
 * text.
 */
export async function expectEnd(page: Page, title: string | RegExp, text: string | RegExp): Promise<void> {
  const heading = page
    .getByRole("region", { name: /^Payment / })
    .getByRole("heading", { name: title, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole("region", { name: /^Payment / })).toContainText(text);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

/** Puts the result of a payment away: the form is there again. */
export async function finish(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: /^Payment / })
    .getByRole("button", { name: "Done" })
    .click();
}

export const walletField = (page: Page): Locator => page.getByRole("combobox", { name: "Wallet" });
export const networkField = (page: Page): Locator => page.getByRole("combobox", { name: "Network" });
export const phoneField = (page: Page): Locator => page.getByRole("textbox", { name: "Phone Number" });
export const amountField = (page: Page): Locator => page.getByRole("textbox", { name: "Amount" });
export const quickAmounts = (page: Page): Locator =>
  page.getByRole("group", { name: "Quick amount" }).getByRole("button");
export const continueButton = (page: Page): Locator => page.getByRole("button", { name: "Continue" });
export const pinDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Enter Transaction PIN" });
export const pinField = (page: Page): Locator =>
  pinDialog(page).getByRole("textbox", { name: "Transaction PIN" });
export const buyButton = (page: Page): Locator =>
  pinDialog(page).getByRole("button", { name: "Buy Airtime" });
/** The second confirmation, for a payment that is already pending. */
export const secondYes = (page: Page): Locator =>
  pinDialog(page).getByRole("checkbox", { name: "I know. Pay again." });
/** The result of the payment, which stays on the page. */
export const result = (page: Page, outcome: Outcome): Locator =>
  page.getByRole("region", { name: `Payment ${outcome}` });
/** The past transactions, without the names of columns and days. */
export const pastRows = (page: Page): Locator =>
  page
    .getByRole("table", { name: "Past transactions" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });

export type Outcome = "successful" | "failed" | "pending";
