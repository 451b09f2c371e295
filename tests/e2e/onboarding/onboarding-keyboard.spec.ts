import type { Page } from "@playwright/test";

import { chosen, CODE, dayo, field, stepHeading } from "../harness/onboarding.ts";
import { arrowTo, tabTo } from "../harness/by-keyboard.ts";
import { expect, test } from "../harness/test.ts";

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

test("from the registration to the dashboard by keyboard only", async ({ page }) => {
  const keys = page.keyboard;
  await page.goto("/register");
  await tabTo(page, field(page, "ID type"));
  await arrowTo(page, field(page, "ID type"), "None of these: I enter my details");
  await expect(field(page, "ID type")).toHaveValue("kyc");
  const next = async (step: number) => {
    await tabTo(page, page.getByRole("button", { name: "Continue" }));
    await keys.press("Enter");
    await expect(stepHeading(page, step)).toBeFocused();
  };
  await next(2);
  const { "First name": first, "Last name": last, "Phone number": phone, Email: email } = dayo;
  await typeInto(page, "First name", first!);
  await typeInto(page, "Middle name", "Tunde");
  await typeInto(page, "Last name", last!);
  await tabTo(page, field(page, "Gender"));
  await arrowTo(page, field(page, "Gender"), "Female");
  await typeInto(page, "Date of birth", "05051995");
  await next(3);
  await typeInto(page, "Phone number", phone!);
  await typeInto(page, "Second phone number", phone!);
  await typeInto(page, "Email", email!);
  await next(4);
  await expect(field(page, "Username")).toHaveValue(/^dayad\d$/);
  const username = await field(page, "Username").inputValue();
  await typeInto(page, "Transaction PIN", chosen.pin);
  await typeInto(page, "Password", chosen.password);
  await tabTo(page, page.getByRole("checkbox", { name: /terms of use/ }));
  await keys.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Sign up" }));
  await keys.press("Enter");

  await expect(page.getByRole("heading", { name: "Verify your account" })).toBeFocused();
  await typeInto(page, "One-time code", CODE);
  await keys.press("Enter");

  await expect(page.getByRole("heading", { name: "Sign in" })).toBeFocused();
  await expect(field(page, "Username")).toHaveValue(username);
  await typeInto(page, "Password", chosen.password);
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: /^Good .+, Dayo$/ })).toBeFocused();
});
