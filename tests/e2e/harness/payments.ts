import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { expectAlert, expectInDialog } from "./airtime.ts";
import { ada, type Customer } from "./customers.ts";

/** Recipient and amount; `naira` is ignored if the price is fixed. */
export type Wish = { readonly recipient: string; readonly naira: number };

/** One payment on its screen: what the customer fills in, presses and confirms. */
export type Payment = {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  /** Method and path of the call that moves the money, in the form for faults and the log. */
  readonly call: string;
  readonly customer: Customer;
  /** Fills in the whole form. */
  readonly fill: (page: Page, wish: Wish) => Promise<void>;
  /** Payments that succeed, all different: they differ by amount, or by recipient if the price is fixed. */
  readonly wish: (index: number) => Wish;
  /** A recipient whose number ends in seven zeros and this digit: see the sandbox's README. */
  readonly magic: (digit: number) => string;
  /** Buttons from the form to the last dialog. */
  readonly onwards: readonly string[];
  /** Button that sends the payment. */
  readonly send: string;
  /** Whether the customer enters a PIN before. */
  readonly pin: boolean;
  /** The change of the customer's first wallet after a success, in kobo. */
  readonly effect: (naira: number) => number;
  /** Heading of the alert after a success. */
  readonly alert: string;
  /** The message about a payment that the bank began and that failed. */
  readonly fails: string | RegExp;
  /** Expects the message of a failure: in the dialog that stays open, or as an alert where the dialog closes. */
  readonly expectFailed: (page: Page, title: string, message: string | RegExp) => Promise<void>;
};

const WALLET = "2000000001";

const base = {
  customer: ada,
  pin: true,
  onwards: ["Continue"],
  alert: "Successful",
  expectFailed: expectInDialog,
} as const;
const failed = (what: string, where = "in your wallet") => `Your ${what} failed. The money is back ${where}.`;
const zeros = (prefix: string) => (digit: number) => `${prefix}0000000${digit}`;

/** The same recipient with one more naira each time. */
const byAmount = (recipient: string, naira: number) => (index: number) => ({
  recipient,
  naira: naira + index,
});
/** The same price with another recipient each time. */
const byRecipient =
  (start: number, prefix = "") =>
  (index: number) => ({
    recipient: `${prefix}${start + index}`,
    naira: 0,
  });

/** Every payment of the specification. */
export const payments: readonly Payment[] = [
  {
    ...base,
    name: "airtime",
    path: "/airtime",
    heading: "Airtime Subscription",
    call: "POST /api/v1/transactions/buy-airtime",
    wish: byAmount("08059870066", 100),
    magic: zeros("080"),
    fill: async (page, { recipient, naira }) => {
      await text(page, "Phone Number", recipient);
      await text(page, "Amount", String(naira));
      await choose(page, "Network", "mtn");
    },
    send: "Buy Airtime",
    effect: (naira) => -naira * 100,
    fails: failed("airtime purchase"),
  },
  {
    ...base,
    name: "data",
    path: "/data-subscription",
    heading: "Data Subscription",
    call: "POST /api/v1/transactions/buy-data-bundle",
    wish: byRecipient(8059870066, "0"),
    magic: zeros("080"),
    fill: async (page, { recipient }) => {
      await choose(page, "Network", "mtn");
      await text(page, "Phone Number", recipient);
      await choose(page, "Data Plan", "data-mtn-50mb-1-day");
    },
    send: "Buy Data",
    effect: () => -10_000,
    fails: failed("data purchase"),
  },
  {
    ...base,
    name: "cable TV",
    path: "/cable-tv-subscription",
    heading: "Subscription Plan",
    call: "POST /api/v1/transactions/subscribe-cable-tv",
    wish: byRecipient(7012345670),
    magic: zeros("70"),
    fill: async (page, { recipient }) => {
      await choose(page, "Provider", "dstv");
      await text(page, "Smart Card Number", recipient);
      await choose(page, "Plan", "tv-dstv-padi-1-month");
      await named(page, "Card Name");
    },
    send: "Subscribe",
    effect: () => -360_000,
    fails: failed("cable TV subscription"),
  },
  {
    ...base,
    name: "electricity",
    path: "/electricity-subscription",
    heading: "Electricity Subscription",
    call: "POST /api/v1/transactions/buy-electricity",
    wish: byAmount("04123456789", 1000),
    magic: zeros("040"),
    fill: async (page, { recipient, naira }) => {
      await page.getByRole("radio", { name: "Prepaid" }).check();
      await choose(page, "Distribution Company", "ikeja-electric");
      await text(page, "Meter Number", recipient);
      await text(page, "Amount", String(naira));
      await named(page, "Account Name");
    },
    send: "Pay Electricity",
    effect: (naira) => -naira * 100,
    fails: failed("electricity purchase"),
  },
  {
    ...base,
    name: "bank transfer",
    path: "/transfer",
    heading: "Inter Bank Transfer",
    call: "POST /api/v1/customers/wallet-to-bank-transaction/process",
    wish: byAmount("0123456789", 500),
    magic: zeros("01"),
    fill: async (page, { recipient, naira }) => {
      await page.getByRole("combobox", { name: "Bank" }).fill("Abuja Com");
      await page.getByRole("option", { name: "Abuja Commercial Bank" }).click();
      await text(page, "Account Number", recipient);
      await text(page, "Amount", String(naira));
      await text(page, "Description", "Rent");
      await named(page, "Account Name");
    },
    onwards: ["Transfer Now"],
    send: "Confirm Transfer",
    effect: (naira) => -(naira + 10) * 100,
    alert: "Success",
    expectFailed: expectAlert,
    fails: /Your bank transfer of ₦500\.00 to [A-Z ]+ failed\. The money is back in your wallet\./,
  },
  {
    ...base,
    name: "wallet transfer",
    path: "/wallet-transfer",
    heading: "Fund Transfer",
    call: "POST /api/v1/customers/wallet-to-wallet-transaction/process",
    wish: byAmount("2010000048", 500),
    magic: zeros("20"),
    fill: async (page, { recipient, naira }) => {
      await text(page, "Destination Wallet Number", recipient);
      await text(page, "Amount", String(naira));
      await text(page, "Narration", "Lunch");
      await named(page, "Account Name");
    },
    send: "Transfer Now",
    effect: (naira) => -(naira + 10) * 100,
    fails: failed("wallet transfer"),
  },
  {
    ...base,
    name: "POS terminal",
    path: "/pos-terminal",
    heading: "POS Terminal",
    call: "POST /api/v1/transactions/errandpay/transfer-pos-funds",
    // This customer owns the terminals with magic numbers.
    customer: { username: "receiver", password: "Password1!", pin: "2222", wallet: WALLET },
    wish: byAmount("98000000006", 500),
    magic: zeros("980"),
    fill: async (page, { recipient, naira }) => {
      // The list shows codes, not the magic serial numbers: the first terminal's code ends in 1.
      const place = Number(recipient.at(-1)) - 1;
      await page.getByRole("radio").nth(place).check({ force: true });
      await page.getByRole("button", { name: "Transfer Fund" }).click();
      await text(page, "Amount", String(naira));
    },
    onwards: ["Continue"],
    send: "Transfer Now",
    pin: false,
    effect: (naira) => naira * 100,
    fails: failed("transfer from the terminal", "on the terminal"),
  },
  {
    ...base,
    name: "soft USSD",
    path: "/soft-ussd-pos",
    heading: "Soft USSD",
    call: "POST /vas/api/payment/request",
    wish: byAmount("08059870066", 1000),
    magic: zeros("080"),
    fill: async (page, { recipient, naira }) => {
      await text(page, "Amount", String(naira));
      await text(page, "Phone Number", recipient);
    },
    onwards: [],
    send: "Request Payment",
    expectFailed: expectAlert,
    pin: false,
    // The received amount is reduced by the fee of ₦30.
    effect: (naira) => (naira - 30) * 100,
    fails: "The payment could not be made. No money has moved.",
  },
];

/** Finds one of the payments by its name. */
export function paymentNamed(name: string): Payment {
  return payments.find((payment) => payment.name === name)!;
}

/** Goes from the filled-in form to the button that sends it. */
export async function goOn(page: Page, payment: Payment): Promise<void> {
  for (const name of payment.onwards) await page.getByRole("button", { name }).click();
  if (payment.pin) await page.getByRole("textbox", { name: "Transaction PIN" }).fill(payment.customer.pin);
  await sendButton(page, payment).waitFor();
}

export async function send(page: Page, payment: Payment): Promise<void> {
  await sendButton(page, payment).click();
}

/** The button in the dialog, if there is one: the form behind it may have a button with the same name. */
function sendButton(page: Page, { send: name }: Payment): Locator {
  return page.getByRole("button", { name }).last();
}

/** Closes the dialogs that a refusal leaves open, for another attempt. */
export async function leaveDialogs(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Fills in the form, continues and confirms. */
export async function pay(page: Page, payment: Payment, wish: Wish = payment.wish(0)): Promise<void> {
  await payment.fill(page, wish);
  await goOn(page, payment);
  await send(page, payment);
}

async function text(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole("textbox", { name, exact: true }).fill(value);
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).selectOption(value);
}

/** Waits until the look-up has filled in a name. */
async function named(page: Page, name: string): Promise<void> {
  await page.waitForFunction((label) => {
    const labels = [...document.querySelectorAll("label")];
    const id = labels.find(({ textContent }) => textContent?.trim() === label)?.htmlFor;
    const field = id === undefined ? null : document.getElementById(id);
    return (field as HTMLInputElement | null)?.value;
  }, name);
}
