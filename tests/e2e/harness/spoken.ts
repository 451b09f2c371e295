import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { chosen, CODE, dayo } from "./onboarding.ts";

/** An English text of the app or its screens in the language of the page. */
type Say = (english: string) => string;

/** A new customer's first payments in one language, at a bank in francs. */
export type Journey = {
  readonly page: Page;
  /** Opens a path of the bank. */
  readonly go: (path: string) => Promise<unknown>;
  readonly say: Say;
  /** Called where something new stands on the page. */
  readonly look: (where: string) => Promise<void>;
};

/** Another customer's wallet in francs. */
const CHIDI = "2210000048";
/** What the customer writes to them. */
export const NARRATION = "Loyer";

/** Registers, verifies the account and signs in. */
export async function join({ page, go, say, look }: Journey): Promise<void> {
  await go("/register");
  for (const stage of [1, 2, 3, 4]) {
    await fillInStage({ page, say }, stage);
    await look(`registration ${stage}`);
    await press(page, say(stage < 4 ? "Continue" : "Sign up"));
  }
  await expect(page.getByRole("heading", { name: say("Verify your account") })).toBeVisible();
  await page.getByLabel(say("One-time code"), { exact: true }).fill(CODE);
  await look("verification");
  await press(page, say("Verify"));
  await page.getByRole("textbox", { name: say("Username") }).fill(dayo["Username"]!);
  await page.getByRole("textbox", { name: say("Password"), exact: true }).fill(chosen.password);
  await look("sign-in");
  await press(page, say("Sign in"));
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look("dashboard");
}

/** Fills in a form of the registration: what it has of the new customer's values. */
async function fillInStage({ page, say }: Pick<Journey, "page" | "say">, stage: number): Promise<void> {
  const [heading] = say("Step {number} of {of} · {name}").split(" · ");
  const name = new RegExp(heading!.replace("{number}", String(stage)).replace("{of}", "4"));
  await expect(page.getByRole("heading", { name })).toBeVisible();
  for (const [label, value] of Object.entries(dayo)) {
    const control = page.getByLabel(say(label), { exact: true });
    if ((await control.count()) === 0) continue;
    if (await control.evaluate((element) => element.matches("select"))) {
      // Letters from right to left have invisible marks around them.
      const option = control.locator("option", { hasText: say(value) });
      await control.selectOption(await option.getAttribute("value"));
    } else await control.fill(value);
  }
}

/** Buys airtime for 1,250, and opens the receipt. */
export async function buyInFrancs({ page, go, say, look }: Journey): Promise<Locator> {
  await go("/airtime");
  await page.getByRole("textbox", { name: say("Phone Number") }).fill("08059870066");
  await page.getByRole("textbox", { name: say("Amount"), exact: true }).fill("1250");
  await look("airtime");
  await press(page, say("Continue"));
  return await confirmed({ page, say, look }, "Buy Airtime");
}

/** Sends 1,000 to another customer, and opens the receipt. */
export async function sendInFrancs(journey: Journey): Promise<Locator> {
  const { page, go, say, look } = journey;
  await go("/wallet-transfer");
  await page.getByLabel(say("Destination Wallet Number"), { exact: true }).fill(CHIDI);
  await expect(page.getByLabel(say("Account Name"), { exact: true })).toHaveText(/Chidi/);
  await page.getByRole("textbox", { name: say("Amount"), exact: true }).fill("1000");
  await page.getByLabel(say("Narration"), { exact: true }).fill(NARRATION);
  await look("transfer");
  await press(page, say("Continue"));
  return await confirmed(journey, "Transfer Now");
}

/** Confirms with the PIN, dismisses an alert, and opens the receipt of what succeeded. */
async function confirmed({ page, say, look }: Omit<Journey, "go">, button: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: say("Enter Transaction PIN") });
  await dialog.getByRole("textbox", { name: say("Transaction PIN") }).fill(chosen.pin);
  await look(`PIN, ${button}`);
  await dialog.getByRole("button", { name: say(button), exact: true }).click();
  const result = page.getByRole("region", { name: say("Payment successful") });
  await expect(result.getByRole("heading")).toBeFocused();
  await look(`result, ${button}`);
  await result.getByRole("button", { name: say("Receipt"), exact: true }).click();
  const receipt = page.getByRole("dialog");
  await expect(receipt).toContainText(say("Successful"));
  await look(`receipt, ${button}`);
  return receipt;
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}
