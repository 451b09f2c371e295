import type { Locator, Page } from "@playwright/test";

import { expectEnd, finish, result, walletField } from "../harness/airtime.ts";
import type { Bank } from "../harness/bank.ts";
import { ada, enter } from "../harness/customers.ts";
import { fingerOf } from "../harness/finger.ts";
import { hold } from "../harness/hold.ts";
import { balanceOf } from "../harness/money.ts";
import { setTextSize } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";

const BANK = "Abuja Commercial Bank";
const BANKS = "GET /api/v1/banks";
const LOOK_UP = "GET /api/v1/verify/bank-account/";

const open = (page: Page, bank: Bank) => enter(page, bank, "/transfer", "Inter Bank Transfer");
const bankField = (page: Page): Locator => page.getByRole("combobox", { name: "Bank" });
const options = (page: Page): Locator => page.getByRole("listbox", { name: "Bank" }).getByRole("option");
const textField = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
const accountName = (page: Page): Locator => textField(page, "Account Name");

test("by keyboard only: one bank of 500, an account name, fee and total, and the ledger moves by that total", async ({
  page,
  bank,
  sandbox,
}) => {
  const keys = page.keyboard;
  const before = await balanceOf(sandbox, ada.wallet);
  const answerBanks = await hold(page, BANKS);
  await open(page, bank);
  await expect(walletField(page)).toHaveValue(ada.wallet);

  await test.step("the list: arrows, typing, Escape, clearing, Enter", async () => {
    await walletField(page).focus();
    // Between them is the eye that shows the balances of the wallets.
    await keys.press("Tab");
    await keys.press("Tab");
    await expect(bankField(page)).toBeFocused();
    await keys.type("ab");
    await expect(page.getByRole("paragraph").filter({ hasText: "Getting banks..." })).toBeVisible();
    await answerBanks();
    await expect(options(page).first()).toContainText("Ab");
    await keys.press("Escape");
    await keys.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-setsize", "500");
    await keys.press("End");
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    await keys.press("Home");
    await expect(options(page).first()).toBeInViewport({ ratio: 1 });
    await keys.press("End");
    await keys.press("ArrowUp");
    await keys.press("Enter");
    await expect(options(page)).toHaveCount(0);
    await expect(bankField(page)).not.toHaveValue("");
    const last = await bankField(page).inputValue();
    await keys.type("abuja zz");
    await expect(page.getByText("Nothing found.")).toBeVisible();
    await keys.press("Escape");
    await expect(bankField(page)).toHaveValue(last);
    await bankField(page).selectText();
    await keys.press("Backspace");
    await keys.press("Tab");
    await expect(bankField(page)).toHaveValue("");
    await keys.press("Shift+Tab");
    await keys.type("abuja com");
    await expect(options(page).filter({ hasText: BANK })).toBeVisible();
    await keys.press("ArrowDown");
    await keys.press("ArrowUp");
    await keys.press("Enter");
    await expect(bankField(page)).toHaveValue(BANK);
  });

  await test.step("bank, then number", async () => {
    await keys.press("Tab");
    await expect(textField(page, "Account Number")).toBeFocused();
    await keys.type("0123456789");
    await expect(accountName(page)).toHaveValue(/^[A-Z]+ [A-Z]+$/);
    await textField(page, "Amount").focus();
    await keys.type("6000");
    await keys.press("Tab");
    await expect(textField(page, "Description")).toBeFocused();
    await keys.type("Rent");
    await keys.press("Enter");
  });

  await test.step("the confirmed total is debited", async () => {
    const dialog = page.getByRole("dialog", { name: "Enter Transaction PIN" });
    await expect(dialog).toContainText(ada.wallet);
    await expect(dialog).toContainText("Fee₦25.00");
    await expect(dialog).toContainText("Total₦6,025.00");
    await keys.type(ada.pin);
    await keys.press("Enter");
    await expectEnd(page, "Success", "₦6,000.00");
    await expect(result(page, "successful")).toContainText("₦6,025.00");
    expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 602_500);
    await finish(page);
  });

  await test.step("paid again: one key fills in bank and number, and the name is looked up again", async () => {
    await expect(bankField(page)).toHaveValue("");
    await page.getByRole("group", { name: "Recent" }).getByRole("button").first().press("Enter");
    await expect(bankField(page)).toHaveValue(BANK);
    await expect(textField(page, "Account Number")).toHaveValue("0123456789");
    await expect(accountName(page)).toHaveValue(/^[A-Z]+ [A-Z]+$/);
  });
});

test("the name belongs to the current account: in either order of input, and never from a late reply", async ({
  page,
  bank,
}) => {
  await open(page, bank);
  await textField(page, "Account Number").fill("0123456789");
  await expect(page.getByText("Please select a bank first")).toBeVisible();
  await expect(accountName(page)).toHaveValue("");
  await bankField(page).fill("Abuja Com");
  await options(page).filter({ hasText: BANK }).click();
  await expect(page.getByText("Please select a bank first")).toHaveCount(0);
  await expect(accountName(page)).not.toHaveValue("");
  const first = await accountName(page).inputValue();

  const answer = await hold(page, `${LOOK_UP}0223456789/*`);
  await textField(page, "Account Number").fill("0223456789");
  await expect(accountName(page)).toHaveValue("");
  await textField(page, "Account Number").fill("0123456789");
  await expect(accountName(page)).toHaveValue(first);
  await answer();
  await expect(accountName(page)).toHaveValue(first);

  await textField(page, "Account Number").fill("0100000009");
  await expect(accountName(page)).toHaveAccessibleDescription(/Could not verify|verification failed/i);
  await expect(accountName(page)).toHaveValue("");
});

test("nothing moves while wallets, banks and a name are on their way, and each field says so itself", async ({
  page,
  bank,
}) => {
  const wallets = await hold(page, "GET /api/v1/customers/wallets");
  const banks = await hold(page, "GET /api/v1/banks");
  const name = await hold(page, `${LOOK_UP}*`);
  const top = () => textField(page, "Description").evaluate((field) => field.getBoundingClientRect().top);
  await open(page, bank);
  await expect(walletField(page)).toHaveText("Getting wallet...");
  await expect(bankField(page)).toHaveAttribute("placeholder", "Getting banks...");
  const before = await top();
  await wallets();
  await expect(walletField(page)).toHaveValue(ada.wallet);
  await banks();
  await bankField(page).fill(BANK);
  await bankField(page).press("Enter");
  expect(await top()).toBe(before);
  await textField(page, "Account Number").fill("0123456789");
  await expect(accountName(page)).toHaveAttribute("placeholder", "Verifying the account...");
  expect(await top()).toBe(before);
  await name();
  await expect(accountName(page)).toHaveValue(/^[A-Z]+ [A-Z]+$/);
  expect(await top()).toBe(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the list by touch: open, filter, choose, clear", async ({ page, bank }) => {
    await open(page, bank);
    await bankField(page).tap();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type("digital");
    const wished = options(page).filter({ hasText: "Digital Bank" }).first();
    const name = (await wished.textContent())!;
    await wished.tap();
    await expect(bankField(page)).toHaveValue(/Digital Bank$/);
    expect(name).toContain(await bankField(page).inputValue());
    await page.getByRole("button", { name: "Clear bank" }).tap();
    await expect(bankField(page)).toHaveValue("");
  });

  test("the list is full at once, also with larger text, and a finger scrolls on below its first rows", async ({
    page,
    bank,
  }) => {
    await page.setViewportSize({ width: 360, height: 1400 });
    await open(page, bank);
    await bankField(page).tap();
    const list = page.getByRole("listbox", { name: "Bank" });
    const emptyBelow = async () => {
      const [last, box] = [await options(page).last().boundingBox(), await list.boundingBox()];
      return Math.max(0, box!.y + box!.height - last!.y - last!.height);
    };
    await expect(options(page)).toHaveCount(9);
    for (const percent of [100, 130, 200]) {
      await setTextSize(page, percent);
      expect(await emptyBelow(), `empty place with text at ${percent} %`).toBe(0);
    }
    await setTextSize(page, 100);

    const { x, y } = (await list.boundingBox())!;
    const finger = await fingerOf(page);
    await finger.down({ x: x + 40, y: y + 280 });
    for (let moved = 20; moved <= 260; moved += 20) await finger.move({ x: x + 40, y: y + 280 - moved });
    await finger.up();
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
    expect(await options(page).count()).toBeGreaterThan(9);
    await expect.poll(emptyBelow).toBe(0);
    await expect(bankField(page)).toBeFocused();
  });
});
