import type { Page } from "@playwright/test";

import { translate } from "../support/translator.ts";

import {
  expectEnd,
  expectPinRefused,
  fillAirtime,
  goOn,
  pastRows,
  pinDialog,
  pinField,
} from "./harness/airtime.ts";
import { ada, sendSignIn } from "./harness/customers.ts";
import { hold } from "./harness/hold.ts";
import { balanceOf } from "./harness/money.ts";
import { expect, test } from "./harness/test.ts";

/**
 * Starts what Chrome's translator does until the page is left: it translates the page and each text that comes. It comes once it has
 * been fetched itself, which takes longer than the app needs to be ready for it.
 */
async function keepTranslating(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.hasOwn(Text.prototype, "nodeValue"));
  await page.evaluate(`(${String(watch)})(${String(translate)})`);
}

function watch(translateAll: typeof translate): void {
  const all = () => translateAll(document.body);
  all();
  new MutationObserver(all).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const appHasPage = (page: Page) => expect(page.locator("html:not([data-page])")).toBeAttached();

test("a customer whose browser translates the page signs in, sees what happens, and pays", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await page.goto("/");
  await appHasPage(page);
  await keepTranslating(page);
  await expect(page.getByRole("heading", { name: "«Sign in»" })).toBeVisible();
  await sendSignIn(page, { ...ada, password: "wrong" });
  await expect(page.getByText("«Failed to Sign In : Invalid username or password.»")).toBeVisible();
  await sendSignIn(page, ada);

  await test.step("a balance is shown and hidden", async () => {
    const wallets = page.getByRole("region", { name: "Wallets" });
    await wallets.getByRole("button", { name: "Show balance of Everyday Wallet" }).click();
    await expect(wallets.getByText("«₦245,300.50»")).toBeVisible();
    await wallets.getByRole("button", { name: "Hide balance of Everyday Wallet" }).click();
    await expect(wallets.getByText("245,300.50")).toHaveCount(0);
  });

  await test.step("a wrong PIN, then the right one", async () => {
    await page.getByRole("link", { name: "Buy Airtime" }).first().click();
    await fillAirtime(page, { amount: "100" });
    await goOn(page);
    await expect(pinDialog(page).getByText("₦100.00", { exact: true })).toHaveCount(2);
    await pinField(page).fill("9741");
    await pinField(page).press("Enter");
    await expectPinRefused(page, "«Incorrect transaction PIN. 4 tries left.»");
    await pinField(page).fill(ada.pin);
    await pinField(page).press("Enter");
    await expectEnd(page, "«Successful»", "Your airtime purchase was successful.");
    expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
  });

  await test.step("the history turns its pages", async () => {
    await expect(page.getByText("«1 to 10 of 62»")).toBeVisible();
    await page.getByRole("button", { name: "Next", exact: false }).click();
    await expect(page.getByText("«11 to 20 of 62»")).toBeVisible();
    await expect(page.getByText("1 to 10 of 62")).toHaveCount(0);
    await expect(pastRows(page)).toHaveCount(10);
  });
});

test("what was typed is kept when the browser translates the page before the app takes it over", async ({
  page,
}) => {
  const release = await hold(page, "GET /tenants/demo.json");
  await page.goto("/");
  const username = page.getByRole("textbox", { name: "Username" });
  await username.fill(ada.username);
  await keepTranslating(page);
  await release();
  await appHasPage(page);
  await expect(page.getByRole("button", { name: "«Sign in»" })).toBeVisible();
  await expect(username).toHaveValue(ada.username);
  await sendSignIn(page, ada);
  await expect(page).toHaveURL("/dashboard");
});
