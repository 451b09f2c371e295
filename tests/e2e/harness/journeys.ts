import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import {
  buyAirtime,
  confirm,
  expectEnd,
  fillAirtime,
  finish,
  goOn,
  openAirtime,
  pastRows,
  pinDialog,
  result,
  walletField,
} from "./airtime.ts";
import type { Bank } from "./bank.ts";
import { ada, chidi, enter, openDashboard, sendSignIn } from "./customers.ts";
import { reachHistory } from "./far-below.ts";
import { balanceOf, callsOf, HISTORY, PURCHASE } from "./money.ts";
import { CODE, chosen, dayo, fillIn, press, register } from "./onboarding.ts";
import { pay, payments } from "./payments.ts";
import type { Payment } from "./payments.ts";
import type { SandboxControl } from "./sandbox.ts";
import { holdApp, openWithoutApp } from "./without-app.ts";

type World = { readonly page: Page; readonly bank: Bank; readonly sandbox: SandboxControl };

/** A customer's goal, and what they must find with every provider. */
export type Journey = { readonly name: string; readonly run: (world: World) => Promise<void> };

const rowsOf = async (page: Page, region: string): Promise<Locator> =>
  (await reachHistory(page, region)).getByRole("rowheader");

/** The journeys that must work with every provider of the specification. */
export const journeys: readonly Journey[] = [
  {
    name: "signs in and sees wallets and history",
    run: async ({ page }) => {
      await page.goto("/");
      await sendSignIn(page, ada);
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByRole("region", { name: "Wallets" }).getByText(ada.wallet)).toBeVisible();
      await expect(await rowsOf(page, "All Transactions")).toHaveCount(10);
    },
  },
  {
    name: "sees each account",
    run: async ({ page, bank }) => {
      await enter(page, bank, "/account", "Account Overview");
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(3);
      await cards
        .first()
        .getByRole("button", { name: /^Show balance/ })
        .click();
      await expect(cards.first()).toContainText("245,300.50");
    },
  },
  {
    name: "opens further pages of the history, with a chosen page size",
    run: async ({ page, bank }) => {
      await enter(page, bank, "/performance", "Performance");
      const section = page.getByRole("region", { name: "All History Performance" });
      const rows = await rowsOf(page, "All History Performance");
      await expect(rows).toHaveCount(10);
      const known = await rows.allTextContents();
      await section.getByLabel("Rows per page").selectOption("25");
      await expect(rows).toHaveCount(25);
      expect((await rows.allTextContents()).slice(0, 10)).toEqual(known);
      const last = await rows.last().textContent();
      await section.getByRole("button", { name: "Next" }).click();
      await expect(section.getByText(/^Page 2\b/)).toBeVisible();
      await expect(rows.filter({ hasText: last! })).toHaveCount(0);
      await expect(rows).toHaveCount(25);
    },
  },
  {
    name: "sees only past payments of the screen's own kind",
    run: async ({ page, bank }) => {
      await enter(page, bank, "/electricity-subscription", "Electricity Subscription");
      await reachHistory(page, "Past transactions");
      await expect(pastRows(page)).toHaveCount(10);
    },
  },
  ...payments.map((payment) => ({
    name: `pays, and gets a message after a failure: ${payment.name}`,
    run: async (world: World) => {
      const { page, bank } = world;
      await enter(page, bank, payment.path, payment.heading, payment.customer);
      await test.step("pays", async () => await payOnce(world, payment));
      await finish(page);
      await test.step("pays in vain", async () => await payInVain(world, payment));
    },
  })),
  {
    name: "applies for a loan",
    run: async ({ page, bank }) => {
      await enter(page, bank, "/loan", "Loan");
      await page.getByRole("button", { name: "Apply Now" }).click();
      await page.getByRole("radio", { name: "Salary Advance" }).check();
      await page.getByRole("textbox", { name: "Loan amount" }).fill("50000");
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page.getByRole("heading", { name: "Step 2 of 4" })).toBeVisible();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("combobox", { name: "Marital status" }).selectOption("single");
      await page.getByRole("radio", { name: "Wallet" }).check();
      await expect(page.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("button", { name: "Send application" }).click();
      await expect(page.getByRole("heading", { name: "Step 4 of 4" })).toBeVisible();
    },
  },
  {
    name: "requests a virtual card and freezes it",
    run: async ({ page, bank }) => {
      await enter(page, bank, "/atm-card", "Cards", chidi);
      await page.getByRole("button", { name: "Request Virtual Card" }).click();
      const dialog = page.getByRole("dialog", { name: "Request Virtual Card" });
      await dialog.getByRole("textbox", { name: "Transaction PIN" }).fill(chidi.pin);
      await dialog.getByRole("button", { name: "Request Virtual Card" }).click();
      const card = page.getByRole("article").first();
      await expect(card).toContainText("CHIDI EZE");
      await card.getByRole("button", { name: /^Freeze/ }).click();
      await page.getByRole("button", { name: "Freeze card" }).click();
      await expect(card).toContainText("This card is frozen.");
    },
  },
  {
    name: "looks through properties and orders",
    run: async ({ page, bank }) => {
      await enter(page, bank, "/properties", "Properties");
      await expect(page.getByRole("article")).toHaveCount(12);
      await page
        .getByRole("navigation", { name: "Pages of properties" })
        .getByRole("button", { name: "Page 3" })
        .click();
      await expect(page.getByText("25 to 36 of 48 properties")).toBeVisible();
      await page.goto(bank.url("/properties?property=31"));
      await expect(page.getByRole("dialog", { name: "Home Solar Set, 1 kVA" })).toBeVisible();
      await page.goto(bank.url("/properties?tab=orders"));
      await expect(page.getByRole("article")).toHaveCount(6);
    },
  },
  {
    name: "finds profile, banks and support",
    run: async ({ page, bank }) => {
      await enter(page, bank, "/profile", "Profile");
      await expect(page.getByText("ada.okafor@example.com")).toBeVisible();
      await page.goto(bank.url("/network"));
      await expect(page.getByText("10 of 40 banks")).toBeVisible();
      await page.goto(bank.url("/support"));
      await expect(page.getByRole("region", { name: "Social media" })).toBeVisible();
    },
  },
  {
    name: "registers, verifies the account and signs in",
    run: async ({ page }) => {
      await register(page, dayo);
      await expect(page).toHaveURL("/verify-email");
      await fillIn(page, { "One-time code": CODE });
      await press(page, "Verify");
      await expect(page).toHaveURL("/");
      await sendSignIn(page, { username: "dayo.ade", password: chosen.password });
      await expect(page).toHaveURL("/dashboard");
    },
  },
  {
    name: "finds the terminals and soft USSD in the menu of a company without flags for them",
    run: async ({ page }) => {
      await openDashboard(page);
      for (const name of ["POS Terminal", "Soft USSD"])
        await expect(page.getByRole("link", { name, exact: true }).first()).toBeAttached();
    },
  },
  { name: "is told that the bank is gone, and what became of a payment", run: loseBank },
  {
    name: "pays with the form that is there before the app, with all that was entered into it",
    run: async ({ page, bank, sandbox }) => {
      const before = await balanceOf(sandbox, ada.wallet);
      const release = await openWithoutApp(page, bank.url("/airtime"));
      await expect(walletField(page)).toHaveValue(ada.wallet);
      await fillAirtime(page, { amount: "350", network: "Glo" });
      await release();
      await goOn(page);
      await expect(pinDialog(page)).toContainText("Glo");
      await confirm(page, ada.pin);
      await expectEnd(page, "Successful", "");
      expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 350_00);
      expect(await callsOf(sandbox, PURCHASE)).toHaveLength(1);
    },
  },
  {
    name: "reads which bank it is before the app is there",
    run: async ({ page }) => {
      const release = await holdApp(page);
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.getByText("Demo Bank", { exact: true })).toBeVisible();
      await release();
      await expect(page.getByText("Welcome to Demo Bank")).toBeVisible();
    },
  },
];

/** The platform no longer knows the company while a payment is pending, and knows it again later. */
async function loseBank({ page, bank, sandbox }: World): Promise<void> {
  const start = bank.url("/", "harbour");
  const company = "**/organizations/harbour";
  await openAirtime(page, ada, bank.url("", "harbour"));
  await sandbox.plan({ route: HISTORY, kind: "status", status: 429, body: {}, times: 1000 });
  await sandbox.plan({ route: PURCHASE, kind: "status", status: 409, body: {} });
  await buyAirtime(page, { amount: "150" });
  await expectEnd(page, "Payment pending", /Do not pay again/);

  // What this provider says about a company that it does not know.
  await page.route(company, async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/harbour$/, "nobody");
    const response = await route.fetch({ url: bank.url(path) });
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Page Broken!" })).toBeVisible();
  await expect(page.getByText("Harbour Microfinance Bank is no longer at this address.")).toBeVisible();
  await expect(page.getByText(/^Airtime Subscription, ₦150\.00, /)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();

  await page.unroute(company);
  await page.goto(start);
  await sendSignIn(page, ada);
  await expect(page.getByRole("region", { name: "Pending payments" })).toContainText("Airtime");
}

async function payOnce({ page, sandbox }: World, payment: Payment): Promise<void> {
  const { customer, effect, call } = payment;
  const before = await balanceOf(sandbox, customer.wallet);
  const wish = payment.wish(0);
  await pay(page, payment, wish);
  await expectEnd(page, payment.alert, "");
  await expect(result(page, "successful")).toBeVisible();
  expect(await balanceOf(sandbox, customer.wallet)).toBe(before + effect(wish.naira));
  expect(await callsOf(sandbox, call)).toHaveLength(1);
}

/** After `payOnce`. */
async function payInVain({ page, sandbox }: World, payment: Payment): Promise<void> {
  const { customer, call, fails } = payment;
  const before = await balanceOf(sandbox, customer.wallet);
  await pay(page, payment, { recipient: payment.magic(1), naira: payment.wish(0).naira });
  await expect(result(page, "failed")).toContainText(fails);
  expect(await balanceOf(sandbox, customer.wallet)).toBe(before);
  expect(await callsOf(sandbox, call)).toHaveLength(2);
}
