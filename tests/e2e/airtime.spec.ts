import {
  amountField,
  buyAirtime,
  expectEnd,
  finish,
  goOn,
  networkField,
  openAirtime,
  pastRows,
  phoneField,
  pinDialog,
  quickAmounts,
  result,
  walletField,
} from "./harness/airtime.ts";
import { ada } from "./harness/customers.ts";
import { reachHistory } from "./harness/far-below.ts";
import { balanceOf, purchases } from "./harness/money.ts";
import { expect, test } from "./harness/test.ts";

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

test("quick amounts come from the tenant, and the chosen one is marked", async ({ page }) => {
  await openAirtime(page);
  await expect(quickAmounts(page)).toHaveText(["₦50", "₦100", "₦200", "₦300", "₦500", "₦750"]);
  await quickAmounts(page).filter({ hasText: "₦750" }).click();
  await expect(amountField(page)).toHaveValue("750");
  await expect(quickAmounts(page).filter({ hasText: "₦750" })).toHaveAttribute("aria-pressed", "true");
  await amountField(page).fill("749");
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
});

test("the number sets the network, and the customer's own choice stays", async ({ page }) => {
  await openAirtime(page);
  const steps = [
    { number: "0803", network: "mtn" },
    { number: "0805", network: "glo" },
    { number: "0802", network: "airtel" },
    { number: "0809", network: "etisalat" },
  ];
  for (const { number, network } of steps) {
    await phoneField(page).fill(`${number}1112222`);
    await expect(networkField(page)).toHaveValue(network);
  }
  await networkField(page).selectOption("glo");
  await phoneField(page).fill("08031112222");
  await expect(networkField(page)).toHaveValue("glo");
});

const numbers = ["08031234567", "+234 803 123 4567", "234-803-123-4567", "0803 123 4567", "8031234567"];
const amounts = [
  { typed: "1,500", sent: 1500 },
  { typed: "₦ 1500.5", sent: 1500.5 },
  { typed: "NGN 50.00", sent: 50 },
];
const forms = [
  ...numbers.map((typed) => ({ phone: typed, amount: "100", number: "08031234567", naira: 100 })),
  ...amounts.map(({ typed, sent }) => ({
    phone: "08059870066",
    amount: typed,
    number: "08059870066",
    naira: sent,
  })),
];

test("numbers and amounts are accepted in the formats that people use", async ({ page, sandbox }) => {
  await openAirtime(page);
  for (const { phone, amount, number, naira } of forms) {
    await buyAirtime(page, { phone, amount });
    await expectEnd(page, "Successful", "");
    const sent = (await purchases(sandbox)).at(-1);
    expect(sent?.body).toMatchObject({ final_amount: naira, phone_number: number });
    await finish(page);
    await expect(amountField(page)).toHaveValue("");
  }
});

test("the request has the values of the dialog, and Cancel sends nothing", async ({ page, sandbox }) => {
  await openAirtime(page);
  await phoneField(page).fill("+2348031234567");
  await amountField(page).fill("2,000");
  await goOn(page);
  for (const text of ["₦2,000.00", "MTN", "08031234567", ada.wallet])
    await expect(pinDialog(page)).toContainText(text);
  await pinDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(pinDialog(page)).toBeHidden();
  await expect(amountField(page)).toHaveValue("2,000");
  expect(await purchases(sandbox)).toEqual([]);
});
