import {
  buyAirtime,
  confirm,
  continueButton,
  expectInDialog,
  expectPinAgain,
  expectPinRefused,
  expectEnd,
  fillAirtime,
  goOn,
  openAirtime,
  phoneField,
  pinDialog,
  pinField,
} from "./harness/airtime.ts";
import { ada, chidi } from "./harness/customers.ts";
import { balanceOf, purchases } from "./harness/money.ts";
import { expect, test } from "./harness/test.ts";

const PHONE = "Enter a Nigerian mobile number, like 0803 123 4567";
const refusals = [
  {
    phone: "",
    network: "MTN",
    amount: "100",
    title: "Please fill in all fields",
    field: "Phone Number",
    says: "Enter the phone number to top up",
  },
  {
    phone: "08059870066",
    amount: "",
    title: "Please fill in all fields",
    field: "Amount",
    says: "Choose or enter an amount",
  },
  { phone: "0805987", amount: "100", title: "There is a problem", field: "Phone Number", says: PHONE },
  {
    phone: "05059870066",
    network: "MTN",
    amount: "100",
    title: "There is a problem",
    field: "Phone Number",
    says: PHONE,
  },
  {
    phone: "hello",
    network: "MTN",
    amount: "100",
    title: "There is a problem",
    field: "Phone Number",
    says: PHONE,
  },
  {
    phone: "08059870066",
    amount: "49.99",
    title: "There is a problem",
    field: "Amount",
    says: "Enter ₦50 or more",
  },
  {
    phone: "08059870066",
    amount: "-100",
    title: "There is a problem",
    field: "Amount",
    says: "Enter ₦50 or more",
  },
  {
    phone: "08059870066",
    amount: "1e3",
    title: "There is a problem",
    field: "Amount",
    says: "Enter an amount, like 1500 or 1500.50",
  },
  {
    phone: "08059870066",
    amount: "50.555",
    title: "There is a problem",
    field: "Amount",
    says: "Enter an amount, like 1500 or 1500.50",
  },
];

test("each error has a message at its field and in the summary, and all inputs stay", async ({
  page,
  sandbox,
}) => {
  await openAirtime(page);
  for (const { title, field, says, ...typed } of refusals) {
    await test.step(`${field}: ${JSON.stringify(typed)}`, async () => {
      await page.reload();
      await expect(page.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
      await fillAirtime(page, typed);
      await continueButton(page).click();
      await expect(page.getByRole("heading", { name: title })).toBeFocused();
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([says]);
      const control = page.getByRole("textbox", { name: field });
      await expect(control).toHaveAccessibleDescription(says);
      await expect(control).toHaveValue(field === "Amount" ? typed.amount : typed.phone);
      await page.getByRole("link", { name: says }).click();
      await expect(control).toBeFocused();
    });
  }
  expect(await purchases(sandbox)).toEqual([]);
});

test("an empty form names every field", async ({ page }) => {
  await openAirtime(page);
  await continueButton(page).click();
  await expect(page.getByRole("heading", { name: "Please fill in all fields" })).toBeFocused();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Choose a network",
    "Enter the phone number to top up",
    "Choose or enter an amount",
  ]);
  await phoneField(page).fill("08059870066");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Choose or enter an amount"]);
});

test("a customer without wallets gets a message", async ({ page, sandbox }) => {
  const body = { status: true, message: "Successful", data: { data: [] } };
  await openAirtime(page);
  await sandbox.plan({ route: "GET /api/v1/customers/wallets", kind: "status", status: 200, body });
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Wallet" })).toContainText("No wallets available");
  await fillAirtime(page);
  await continueButton(page).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Choose the wallet to pay from"]);
});

test("wallets that could not be loaded can be loaded again", async ({ page, sandbox }) => {
  await openAirtime(page);
  await sandbox.plan({ route: "GET /api/v1/customers/wallets", kind: "status", status: 500 });
  await page.reload();
  await expect(page.getByText("Failed to fetch wallets")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
});

const pins = [
  { pin: "", says: "Please enter your transaction PIN" },
  { pin: "12", says: "Enter all 4 characters of your transaction PIN" },
];

for (const { pin, says } of pins) {
  test(`a PIN of ${pin.length} digits is not sent`, async ({ page, sandbox }) => {
    await openAirtime(page);
    await fillAirtime(page);
    await goOn(page);
    await confirm(page, pin);
    await expect(pinField(page)).toHaveAccessibleDescription(says);
    expect(await purchases(sandbox)).toEqual([]);
  });
}

test("the PIN takes at most four characters, which are hidden until the customer shows them", async ({
  page,
}) => {
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await pinField(page).pressSequentially("a1b2 34567");
  await expect(pinField(page)).toHaveValue("a1b2");
  await expect(pinField(page)).toHaveAttribute("type", "password");
  await pinDialog(page).getByRole("button", { name: "Show PIN" }).click();
  await expect(pinField(page)).toHaveAttribute("type", "text");
});

test("a wrong PIN can be corrected; after five attempts it is locked", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  const answers = [
    "Incorrect transaction PIN. 4 tries left.",
    "Incorrect transaction PIN. 3 tries left.",
    "Incorrect transaction PIN. 2 tries left.",
    "Incorrect transaction PIN. 1 try left.",
    "Your transaction PIN is locked after 5 wrong tries. Try again in 15 minutes.",
  ];
  for (const answer of answers) {
    await confirm(page, "9741");
    await expectPinRefused(page, answer);
  }
  await confirm(page, ada.pin);
  await expectPinRefused(page, /locked/);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before);
});

test("a wrong PIN, then the right one: bought once", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await confirm(page, "9741");
  await expectPinRefused(page, "Incorrect transaction PIN. 4 tries left.");
  await confirm(page, ada.pin);
  await expectEnd(page, "Successful", "Your airtime purchase was successful.");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("more than the wallet holds is refused with the server's message", async ({ page, sandbox }) => {
  await openAirtime(page, chidi);
  await buyAirtime(page, { amount: "1,000.01" }, chidi);
  await expectInDialog(
    page,
    "Failed",
    "Insufficient balance: ₦1,000.01 is needed, the wallet holds ₦1,000.00.",
  );
  await expectPinAgain(page);
  expect(await balanceOf(sandbox, chidi.wallet)).toBe(100_000);
});
