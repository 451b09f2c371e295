import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The code that the sandbox sends to every customer. */
export const CODE = "123456";
export const BY_HAND = "None of these: I enter my details";

/** The credentials that a new customer chooses. */
export const chosen = { password: "Str0ng!pass", pin: "2468" };

/** The inputs of a registration by hand, by label. */
export const dayo: Readonly<Record<string, string>> = {
  "ID type": BY_HAND,
  "First name": "Dayo",
  "Middle name": "Tunde",
  "Last name": "Ade",
  Gender: "Female",
  Username: "dayo.ade",
  "Phone number": "08077778888",
  "Second phone number": "0807 777 9999",
  Email: "dayo@example.com",
  "Date of birth": "1995-05-05",
  "Transaction PIN": chosen.pin,
  Password: chosen.password,
};

/** The control with a label, with or without "(optional)" after it. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`));
}

/** Fills in a form by its labels; for a select, the value is the text of its option. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(page, label);
    if (await control.evaluate((element) => element.matches("select"))) {
      await control.selectOption({ label: value });
    } else await control.fill(value);
  }
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** The heading of a form of the registration, the third of four. */
export function stepHeading(page: Page, step: number): Locator {
  return page.getByRole("heading", { name: new RegExp(`^Step ${step} of 4`) });
}

/**
 * Fills in the forms of the registration, from one to another, and goes on between them. Each takes the values that it
 * has fields for.
 */
export async function goThrough(
  page: Page,
  values: Readonly<Record<string, string>>,
  { from = 1, to = 4 } = {},
): Promise<void> {
  for (let step = from; step <= to; step++) {
    await expect(stepHeading(page, step)).toBeVisible();
    for (const [label, value] of Object.entries(values))
      if ((await field(page, label).count()) > 0) await fillIn(page, { [label]: value });
    if (step === to) return;
    await expect(page.getByText("Looking up your details...")).toHaveCount(0);
    await press(page, "Continue");
  }
}

/** Opens the registration, fills it in and sends it. */
export async function register(page: Page, values: Readonly<Record<string, string>> = dayo): Promise<void> {
  await page.goto("/register");
  await goThrough(page, values);
  await press(page, "Sign up");
}

/** Enters the code on the verification screen, which leads to the sign-in. */
export async function verify(page: Page, code = CODE): Promise<void> {
  await expect(page.getByRole("heading", { name: "Verify your account" })).toBeVisible();
  await fillIn(page, { "One-time code": code });
  await press(page, "Verify");
}

/** Asks for a token, which leads to the new password. */
export async function requestToken(page: Page, contact = "ada.okafor@example.com"): Promise<void> {
  await page.goto("/forget-password");
  await fillIn(page, { "Email or phone number": contact });
  await press(page, "Send");
}

export async function setPassword(
  page: Page,
  password: string,
  { code = CODE, again = password } = {},
): Promise<void> {
  await fillIn(page, { "One-time code": code, "New password": password, "Confirm new password": again });
  await press(page, "Set password");
}
