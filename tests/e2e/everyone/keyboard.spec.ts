import {
  amountField,
  expectEnd,
  networkField,
  phoneField,
  pinDialog,
  pinField,
  result,
  walletField,
} from "../harness/airtime.ts";
import { tabTo } from "../harness/by-keyboard.ts";
import { expect, test } from "../harness/test.ts";

test("from the sign-in to a purchase of airtime, by keyboard only", async ({ page }) => {
  const keys = page.keyboard;
  await page.goto("/");
  await tabTo(page, page.getByRole("textbox", { name: "Username" }));
  await keys.type("ada");
  await tabTo(page, page.getByRole("textbox", { name: "Password" }));
  await keys.type("Password1!");
  await keys.press("Enter");

  await tabTo(
    page,
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Buy Airtime" }),
  );
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Airtime Subscription" })).toBeFocused();
  await tabTo(page, networkField(page));
  await keys.type("Airtel");
  await tabTo(page, phoneField(page));
  await keys.type("08059870066");
  await tabTo(page, page.getByRole("button", { name: "₦200" }));
  await keys.press("Space");
  await expect(amountField(page)).toHaveValue("200");
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await keys.press("Enter");

  await expect(pinField(page)).toBeFocused();
  await keys.press("Escape");
  await expect(pinDialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
  await keys.press("Enter");
  await expect(pinField(page)).toBeFocused();
  await keys.type("1234");
  await keys.press("Enter");

  await expectEnd(page, "Successful", "Airtel");
  await tabTo(page, result(page, "successful").getByRole("button", { name: "Done" }));
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, walletField(page));
});

test("the first Tab leads to the link that skips the menu", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  // Before the app the link is the browser's own, which focuses nothing.
  await expect(page.locator("html:not([data-page])")).toBeAttached();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Username")).toBeFocused();
});
