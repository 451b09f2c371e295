import type { Page } from "@playwright/test";

import { translation } from "#tests/support/translator.ts";
import type { Translator } from "#tests/support/translator.ts";

import {
  expectEnd,
  expectPinRefused,
  fillAirtime,
  goOn,
  pastRows,
  pinDialog,
  pinField,
} from "../harness/airtime.ts";
import { whenAtRest } from "../harness/at-rest.ts";
import { ada, sendSignIn } from "../harness/customers.ts";
import { reach } from "../harness/far-below.ts";
import { hold } from "../harness/hold.ts";
import { balanceOf } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";
import { startTranslating } from "../harness/translate.ts";

/** Once the app is ready for it: translators have to be fetched too, which takes longer. */
async function keepTranslating(page: Page, translator: Translator): Promise<void> {
  await whenAtRest(page);
  await startTranslating(page, translator);
}

const appHasPage = (page: Page) => expect(page.locator("html:not([data-page])")).toBeAttached();

for (const translator of ["Chrome", "Firefox"] as const) {
  test(`a customer whose page ${translator} translates signs in, sees what happens, and pays`, async ({
    page,
    sandbox,
  }) => {
    const before = await balanceOf(sandbox, ada.wallet);
    await page.goto("/");
    await appHasPage(page);
    await keepTranslating(page, translator);
    await expect(page.getByRole("heading", { name: "«Sign in»" })).toBeVisible();
    await sendSignIn(page, { ...ada, password: "wrong" });
    await expect(page.getByText("«Failed to Sign In : Invalid username or password.»")).toBeVisible();
    await sendSignIn(page, ada);

    await test.step("a balance is shown and hidden", async () => {
      const wallets = page.getByRole("region", { name: "Wallets" });
      await wallets.getByRole("button", { name: "Show balance of Everyday Wallet" }).click();
      await expect(wallets.getByText(translation("₦245,300.50"), { exact: true })).toBeVisible();
      await wallets.getByRole("button", { name: "Hide balance of Everyday Wallet" }).click();
      await expect(wallets.getByText("300")).toHaveCount(0);
    });

    await test.step("a wrong PIN, then the right one", async () => {
      await page.getByRole("link", { name: "Buy Airtime" }).first().click();
      await fillAirtime(page, { amount: "100" });
      await goOn(page);
      await expect(pinDialog(page).getByText("₦100.00", { exact: true })).toHaveCount(2);
      await pinField(page).fill("9741");
      await pinField(page).press("Enter");
      await expectPinRefused(page, translation("Incorrect transaction PIN. 4 tries left."));
      await pinField(page).fill(ada.pin);
      await pinField(page).press("Enter");
      await expectEnd(page, "«Successful»", "Your airtime purchase was successful.");
      expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
    });

    await test.step("the history turns its pages", async () => {
      await reach(page.getByRole("region", { name: translation("Past transactions") }));
      await expect(page.getByText(translation("1 to 10 of 62"), { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Next", exact: false }).click();
      await expect(page.getByText(translation("11 to 20 of 62"), { exact: true })).toBeVisible();
      await expect(pastRows(page)).toHaveCount(10);
    });
  });
}

for (const translator of ["Chrome", "Firefox"] as const) {
  test(`what was typed is kept when ${translator} translates the page before the app takes it over`, async ({
    page,
  }) => {
    const release = await hold(page, "GET /tenants/demo.json");
    await page.goto("/");
    const username = page.getByRole("textbox", { name: "Username" });
    await username.fill(ada.username);
    await keepTranslating(page, translator);
    await release();
    await appHasPage(page);
    await expect(page.getByRole("button", { name: "«Sign in»" })).toBeVisible();
    await expect(username).toHaveValue(ada.username);
    await expect(username).toBeFocused();
    await sendSignIn(page, ada);
    await expect(page).toHaveURL("/dashboard");
  });
}
