import { ada } from "#tests/e2e/harness/customers.ts";

import type { Tab, Target } from "./tab.ts";

/** The result of a payment, which stays on the page. */
export const RESULT: Target = ["region", /^Payment /];

/** Opens a customer's address without a session and signs in, which leads there. */
export async function signIn(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await tab.type(["textbox", "Username"], ada.username);
  await tab.type(["textbox", "Password"], ada.password);
  await tab.press("button", "Sign in");
}

/** Fills in and confirms the airtime form. */
export async function buyAirtime(tab: Tab, amount: string): Promise<void> {
  await tab.type(["textbox", "Phone Number"], "08059870066");
  await tab.type(["textbox", "Amount"], amount);
  await tab.press("button", "Continue");
  await tab.type(["textbox", "Transaction PIN"], ada.pin);
  await tab.press("button", "Buy Airtime");
}

/** The menu stands beside the page, or where a window has no room for that behind a button. */
export async function openMenu(tab: Tab): Promise<void> {
  await tab.sees("heading", /(?:)/);
  if (await tab.run(() => matchMedia("(max-width: 63.9375rem)").matches)) await tab.press("button", "More");
  await tab.sees("navigation", "Main");
}
