import type { Locator, Page } from "@playwright/test";

import { ada, type Customer } from "./customers.ts";

/** One payment as a customer makes it on its screen: what they fill in, press and confirm. */
export type Payment = {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  /** Method and path of the call that moves the money, as faults and the log name it. */
  readonly call: string;
  readonly customer: Customer;
  /** Fills in the form for a recipient, so that it can be sent. */
  readonly fill: (page: Page, recipient: string) => Promise<void>;
  /** The recipient whose payment succeeds. */
  readonly recipient: string;
  /** A recipient whose number ends in seven zeros and this digit: see the sandbox's README. */
  readonly magic: (digit: number) => string;
  /** Buttons from the form to the last dialog. */
  readonly onwards: readonly string[];
  /** Button that sends it. */
  readonly send: string;
  /** Whether a PIN is asked for before. */
  readonly pin: boolean;
  /** What the success does to the customer's first wallet, in kobo. */
  readonly effect: number;
  /** Heading of the alert after it. */
  readonly alert: string;
};

const WALLET = "2000000001";

const base = { customer: ada, pin: true, onwards: ["Continue"], alert: "Successful" } as const;
const zeros = (prefix: string) => (digit: number) => `${prefix}0000000${digit}`;

/** Every payment of the specification. */
export const payments: readonly Payment[] = [
  {
    ...base,
    name: "airtime",
    path: "/airtime",
    heading: "Airtime Subscription",
    call: "POST /api/v1/transactions/buy-airtime",
    recipient: "08059870066",
    magic: zeros("080"),
    fill: async (page, phone) => {
      await text(page, "Phone Number", phone);
      await text(page, "Amount", "100");
      await choose(page, "Network", "mtn");
    },
    send: "Buy Airtime",
    effect: -10_000,
  },
  {
    ...base,
    name: "data",
    path: "/data-subscription",
    heading: "Data Subscription",
    call: "POST /api/v1/transactions/buy-data-bundle",
    recipient: "08059870066",
    magic: zeros("080"),
    fill: async (page, phone) => {
      await choose(page, "Network", "mtn");
      await text(page, "Phone Number", phone);
      await choose(page, "Data Plan", "data-mtn-50mb-1-day");
    },
    send: "Buy Data",
    effect: -10_000,
  },
  {
    ...base,
    name: "cable TV",
    path: "/cable-tv-subscription",
    heading: "Subscription Plan",
    call: "POST /api/v1/transactions/subscribe-cable-tv",
    recipient: "7012345678",
    magic: zeros("70"),
    fill: async (page, card) => {
      await choose(page, "Provider", "dstv");
      await text(page, "Smart Card Number", card);
      await choose(page, "Plan", "tv-dstv-padi-1-month");
      await named(page, "Card Name");
    },
    send: "Subscribe",
    effect: -360_000,
  },
  {
    ...base,
    name: "electricity",
    path: "/electricity-subscription",
    heading: "Electricity Subscription",
    call: "POST /api/v1/transactions/buy-electricity",
    recipient: "04123456789",
    magic: zeros("040"),
    fill: async (page, meter) => {
      await choose(page, "Plan Type", "prepaid");
      await choose(page, "Distribution Company", "ikeja-electric");
      await text(page, "Meter Number", meter);
      await text(page, "Amount", "1000");
      await named(page, "Account Name");
    },
    send: "Pay Electricity",
    effect: -100_000,
  },
  {
    ...base,
    name: "bank transfer",
    path: "/transfer",
    heading: "Inter Bank Transfer",
    call: "POST /api/v1/customers/wallet-to-bank-transaction/process",
    recipient: "0123456789",
    magic: zeros("01"),
    fill: async (page, account) => {
      await page.getByRole("combobox", { name: "Bank" }).fill("Abuja Com");
      await page.getByRole("option", { name: "Abuja Commercial Bank" }).click();
      await text(page, "Account Number", account);
      await text(page, "Amount", "500");
      await text(page, "Description", "Rent");
      await named(page, "Account Name");
    },
    onwards: ["Transfer Now"],
    send: "Confirm Transfer",
    effect: -51_000,
    alert: "Success",
  },
  {
    ...base,
    name: "wallet transfer",
    path: "/wallet-transfer",
    heading: "Fund Transfer",
    call: "POST /api/v1/customers/wallet-to-wallet-transaction/process",
    recipient: "2010000048",
    magic: zeros("20"),
    fill: async (page, wallet) => {
      await text(page, "Destination Wallet Number", wallet);
      await text(page, "Amount", "500");
      await text(page, "Narration", "Lunch");
      await named(page, "Account Name");
    },
    send: "Transfer Now",
    effect: -51_000,
  },
  {
    ...base,
    name: "POS terminal",
    path: "/pos-terminal",
    heading: "POS Terminal",
    call: "POST /api/v1/transactions/errandpay/transfer-pos-funds",
    // Owns the terminals whose numbers are magic.
    customer: { username: "receiver", password: "Password1!", pin: "2222", wallet: WALLET },
    recipient: "98000000006",
    magic: zeros("980"),
    fill: async (page, serial) => {
      await page.locator(`input[type=radio][value="${serial}"]`).check({ force: true });
      await page.getByRole("button", { name: "Transfer Fund" }).click();
      await text(page, "Amount", "500");
    },
    onwards: ["Continue"],
    send: "Transfer Now",
    pin: false,
    effect: 50_000,
  },
  {
    ...base,
    name: "soft USSD",
    path: "/soft-ussd-pos",
    heading: "Soft USSD",
    call: "POST /vas/api/payment/request",
    recipient: "08059870066",
    magic: zeros("080"),
    fill: async (page, phone) => {
      await text(page, "Amount", "1000");
      await text(page, "Phone Number", phone);
    },
    onwards: [],
    send: "Request Payment",
    pin: false,
    // The fee of ₦30 is taken from what comes in.
    effect: 97_000,
  },
];

/** From the filled-in form to the button that sends it. */
export async function goOn(page: Page, payment: Payment): Promise<void> {
  for (const name of payment.onwards) await page.getByRole("button", { name }).click();
  if (payment.pin) await page.getByRole("textbox", { name: "Transaction PIN" }).fill(payment.customer.pin);
  await sendButton(page, payment).waitFor();
}

export async function send(page: Page, payment: Payment): Promise<void> {
  await sendButton(page, payment).click();
}

/** In the dialog, where there is one: the form behind it may have a button of the same name. */
export function sendButton(page: Page, { send: name }: Payment): Locator {
  return page.getByRole("button", { name }).last();
}

/** Fills in, goes on and confirms. */
export async function pay(page: Page, payment: Payment, recipient = payment.recipient): Promise<void> {
  await payment.fill(page, recipient);
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
