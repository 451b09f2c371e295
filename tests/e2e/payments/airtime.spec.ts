import {
  amountField,
  buyAirtime,
  expectEnd,
  finish,
  openAirtime,
  pastRows,
  phoneField,
  pinDialog,
  result,
  walletField,
} from "../harness/airtime.ts";
import { ada } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { balanceOf, purchases } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

// With motion, like for most customers: dialogs rise, and a quick customer clicks on moving elements.
test.use({ reducedMotion: "no-preference" });

test("a purchase of airtime is in balance, history and receipt, and the form is empty again", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await expect(page).toHaveTitle("Ada Okafor Airtime Subscription");
  const wallet = walletField(page).getByRole("option").first();
  await expect(wallet).toHaveText("2010000017 - Everyday (******)");
  await page.getByRole("button", { name: "Show balance" }).click();
  await expect(wallet).toHaveText("2010000017 - Everyday (₦245,300.50)");
  await buyAirtime(page, { phone: "08059870066", amount: "1,250.50" });
  await expectEnd(page, "Successful", "Your airtime purchase was successful.");

  await expect(result(page, "successful")).toContainText("₦1,250.50");
  await expect(pinDialog(page)).toBeHidden();
  await finish(page);
  await expect(phoneField(page)).toHaveValue("");
  await expect(amountField(page)).toHaveValue("");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 125_050);
  await page.getByRole("button", { name: "Show balance" }).click();
  await expect(wallet).toHaveText("2010000017 - Everyday (₦244,050.00)");
  const row = pastRows(page).first();
  await expect(row).toContainText("−₦1,250.50");
  await expect(row).toContainText("Airtime");

  await row.getByRole("button", { name: /^Actions for AIR/ }).click();
  await page.getByRole("button", { name: "View Details" }).click();
  const receipt = page.getByRole("dialog", { name: /^AIR\S+ Receipt$/ });
  await expect(receipt).toContainText("₦1,250.50");
  await expect(receipt).toContainText("08059870066");
  await receipt.getByRole("button", { name: "Close" }).last().click();

  const [sent, ...more] = await purchases(sandbox);
  expect(more).toEqual([]);
  expect(sent?.body).toEqual({
    final_amount: 1250.5,
    transaction_type: 11,
    network_provider: "glo",
    phone_number: "08059870066",
    source_wallet_number: ada.wallet,
    transaction_pin: "[secret]",
    description: expect.stringMatching(/^Airtime for 08059870066, ref \d{8}-\w{8}$/),
  });
});

test("the dashboard shows the new balance", async ({ page }) => {
  await openAirtime(page);
  await buyAirtime(page, { amount: "300" });
  await expectEnd(page, "Successful", "");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Show balance of Everyday Wallet" }).click();
  await expect(page.getByText("₦245,000.50")).toBeVisible();
  const table = (await reachHistory(page)).getByRole("table");
  await expect(table.getByRole("row").nth(1)).toHaveText("Today");
  await expect(table.getByRole("heading", { name: "Today", level: 3 })).toBeVisible();
  await expect(table.getByRole("row").nth(2)).toContainText("−₦300.00");
});
