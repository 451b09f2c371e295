import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { expectEnd, result } from "../harness/airtime.ts";
import { ada, chidi, enter } from "../harness/customers.ts";
import { balanceOf, blockHistory } from "../harness/money.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";

const NUMBER = "4000 0012 3456 7899";

const firstCard = (page: Page): Locator => page.getByRole("article").first();
const act = async (card: Locator, name: RegExp) => await card.getByRole("button", { name }).click();

test("a virtual card is requested with the PIN, frozen and unfrozen, by keyboard too", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/atm-card", "Cards", chidi);
  await expect(page.getByText("No virtual cards yet")).toBeVisible();
  const opener = page.getByRole("button", { name: "Request Virtual Card" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Request Virtual Card" });
  await expect(dialog.getByRole("textbox", { name: "Transaction PIN" })).toBeFocused();
  await expectAccessible(page);
  await expectReflow(page);
  await page.keyboard.type("0000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Incorrect transaction PIN. 4 tries left.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Transaction PIN" }).fill(chidi.pin);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your virtual card was created.")).toBeVisible();
  await expect(dialog).toBeHidden();

  const card = firstCard(page);
  await expect(card).toContainText("CHIDI EZE");
  await act(card, /^Freeze/);
  const ask = page.getByRole("dialog", { name: "Freeze this card?" });
  await expect(ask.getByRole("button", { name: "Freeze card" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your card is frozen.")).toBeVisible();
  await expect(card).toContainText("This card is frozen.");
  await page.reload();
  await expect(card).toContainText("This card is frozen.");
  await act(card, /^Unfreeze/);
  await page.getByRole("button", { name: "Unfreeze card" }).click();
  await expect(card.getByRole("button", { name: /^Fund Card/ })).toBeVisible();
});

test("number and CVV are visible for 30 seconds, and stored nowhere", async ({
  page,
  bank,
  context,
  sandbox,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await enter(page, bank, "/atm-card", "Cards");
  const card = firstCard(page);
  await expect(card).toContainText("4000 •••• •••6 7899");
  await expectAccessible(page);
  await expectReflow(page);
  const kept = async () =>
    await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        JSON.stringify(sessionStorage),
        JSON.stringify(localStorage),
        JSON.stringify(history.state),
      ].join(),
    );
  expect(await kept()).not.toMatch(/4000\s?0012|>417</);

  await act(card, /^Show details/);
  await expect(card.getByText(NUMBER)).toBeVisible();
  await expect(card.getByText("417")).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Copy card number" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(NUMBER.replaceAll(" ", ""));
  await page.clock.runFor(31_000);
  await expect(card.getByText(NUMBER)).toHaveCount(0);
  await expect(card.getByRole("button", { name: /^Show details/ })).toBeVisible();
  expect([await kept(), ...said, JSON.stringify(await sandbox.log())].join()).not.toMatch(
    /4000\s?0012|>417</,
  );
});

test("a card is funded from a wallet, and Back and a link lead to the right pages", async ({
  page,
  bank,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, "/atm-card", "Cards");
  const card = firstCard(page);
  const dialog = page.getByRole("dialog", { name: "Fund Card" });
  await act(card, /^Fund Card/);
  await expect(dialog).toContainText("to your card Visa 4000 •••• •••6 7899");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await act(card, /^Fund Card/);
  await expectAccessible(page);
  await expect(dialog.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
  await dialog.getByRole("textbox", { name: "Amount" }).fill("1,500");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Transaction PIN" }).fill(ada.pin);
  await page.keyboard.press("Enter");
  await expectEnd(page, "Successful", "Your card funding was successful.");
  await expect(result(page, "successful")).toContainText("₦1,500.00");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole("button", { name: /^Show balance/ }).click();
  await expect(card).toContainText("₦53,900.00");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 150_000);
});

test("funding with a lost reply is pending, is found again, and is charged once", async ({
  page,
  bank,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, "/atm-card", "Cards");
  await act(firstCard(page), /^Fund Card/);
  const dialog = page.getByRole("dialog", { name: "Fund Card" });
  await expect(dialog.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
  await dialog.getByRole("textbox", { name: "Amount" }).fill("200");
  await page.keyboard.press("Enter");
  await blockHistory(sandbox);
  await sandbox.plan({ route: "POST /api/v1/card-mgt/cards/1/fund", kind: "drop-after" });
  await page.getByRole("textbox", { name: "Transaction PIN" }).fill(ada.pin);
  await page.keyboard.press("Enter");
  await expectEnd(page, "Payment pending", /Do not pay again/);
  await sandbox.forgetFaults();
  await expect(result(page, "successful")).toBeVisible();
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 20_000);
});

test("a server error at a request has a message, and the created card is listed once", async ({
  page,
  bank,
  sandbox,
}) => {
  await enter(page, bank, "/atm-card", "Cards");
  await page.getByRole("button", { name: "Request Virtual Card" }).click();
  const dialog = page.getByRole("dialog", { name: "Request Virtual Card" });
  const pin = dialog.getByRole("textbox", { name: "Transaction PIN" });
  const route = "POST /api/v1/card-mgt/cards/virtual/create";
  // The card may have been made: nothing says that it was refused.
  await sandbox.plan({ route, kind: "status", status: 500, body: {} });
  await pin.fill(ada.pin);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^An error occurred while processing card creation/)).toBeVisible();
  await sandbox.plan({ route, kind: "status", status: 400, body: {} });
  await pin.fill(ada.pin);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Virtual Card Creation failed")).toBeVisible();
  await sandbox.plan({ route, kind: "drop-after" });
  await pin.fill(ada.pin);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^An error occurred while processing card creation/)).toBeVisible();
  await pin.fill(ada.pin);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("a customer applies for a physical card and gets it", async ({ page, bank }) => {
  await enter(page, bank, "/atm-card?tab=physical", "Cards");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Physical Card" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article")).toContainText("5060 •••• •••7 6655");
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole("button", { name: "Apply for Physical Card" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Physical Card" });
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog.getByRole("link", { name: "Choose a card type" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Mastercard" }).check();
  await dialog.getByRole("textbox", { name: "Delivery Address" }).fill("3 Palm Avenue, Ikeja, Lagos");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?tab=physical$/);
  const list = page.getByRole("region", { name: "Your applications" });
  await expect(list.getByRole("listitem").first()).toContainText(/Mastercard card.*Processing/);
});
