import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { dataIn } from "#lib/reply-data.ts";

import type { Bank } from "./bank.ts";

/** A customer of the demo, with the wallet that payments choose first. */
export type Customer = {
  readonly username: string;
  readonly password: string;
  readonly pin: string;
  readonly wallet: string;
  /** The AppID of their bank, where it counts. */
  readonly application?: string;
};

export const ada: Customer = { username: "ada", password: "Password1!", pin: "1234", wallet: "2010000017" };
/** Ada at the demo bank in francs. */
export const adaInFrancs: Customer = { ...ada, wallet: "2210000017", application: "sahel-application" };
/** Has ₦1,000.00. */
export const chidi: Customer = {
  username: "chidi",
  password: "Password1!",
  pin: "1111",
  wallet: "2010000048",
};

export type Credentials = Pick<Customer, "username" | "password" | "application">;

/** Fills in and sends the sign-in form on the page. */
export async function sendSignIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Goes to a customer's address without a session and signs in, which leads to that address. */
export async function signInTo(
  page: Page,
  address: string,
  heading: string | RegExp,
  customer: Credentials = ada,
): Promise<void> {
  await page.goto(address);
  await sendSignIn(page, customer);
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
}

/** Opens a customer's screen in a tab that is already signed in, for tests that are not about signing in. */
export async function enter(
  page: Page,
  bank: Bank,
  path: string,
  heading: string | RegExp,
  customer: Credentials = ada,
): Promise<void> {
  await enterAt(page, bank.url(path), heading, customer);
}

/** The same for an address: a path of the default bank, or an address with the origin of another. */
export async function enterAt(
  page: Page,
  address: string,
  heading: string | RegExp,
  customer: Credentials = ada,
): Promise<void> {
  await beginSession(page, address, customer);
  await page.goto(address);
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  // The form may stand there before the app (by-address.spec.ts).
  await page.locator("html:not([data-page])").waitFor({ state: "attached" });
}

/** Signs a tab in, before it opens its first page: a path of the default bank, or an address with the origin of another. */
export async function beginSession(
  page: Page,
  address: string,
  { username, password, application = "test" }: Credentials = ada,
): Promise<void> {
  // Only browsers resolve `bank.localhost` to this machine.
  const server = address.startsWith("/") ? "" : `http://localhost:${new URL(address).port}`;
  const reply = await page.request.post(`${server}/api/v1/login`, {
    headers: { AppID: application },
    data: { username, password },
  });
  const body: unknown = await reply.json();
  const data = { token: dataIn(body, "/token"), profile: dataIn(body, "/profile") };
  // Only at the first page: later pages must not restore a session that the test has ended.
  await page.addInitScript(({ token, profile }) => {
    if (window.name === "entered") return;
    window.name = "entered";
    sessionStorage.setItem("token", JSON.stringify(token));
    sessionStorage.setItem("user", JSON.stringify(profile));
  }, data);
}

/** Opens the customer's start page signed in. For a tab that was signed in before use `signInTo`. */
export async function openDashboard(page: Page, customer: Credentials = ada, origin = ""): Promise<void> {
  await enterAt(page, `${origin}/dashboard`, /^Good (morning|afternoon|evening)/, customer);
}

/** Signs out through the menu next to the page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}
