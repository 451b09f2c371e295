import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

import { alert, enterPin, failure, fillIn, named, press, type Values } from "./paying.ts";

/** One payment on its screen: what the customer fills in, presses and confirms. */
export type Payment = {
  readonly name: string;
  readonly path: string;
  /** Method and path of the call that moves the money. */
  readonly call: string;
  readonly customer: { readonly username: string; readonly wallet: string };
  readonly naira: number;
  /** The field that is there once the screen can be filled in. */
  readonly first: string;
  /** The inputs by label, for a recipient. */
  readonly values: (recipient: string) => Values;
  /** What is pressed before the form can be filled in. */
  readonly choose?: (user: UserEvent, recipient: string) => Promise<void>;
  /** The field that a look-up fills in. */
  readonly named?: string;
  /** A recipient to whom payments succeed. */
  readonly recipient: string;
  /** A recipient whose number ends in seven zeros and this digit: see the sandbox's README. */
  readonly magic: (digit: number) => string;
  /** Button of the form. */
  readonly onwards: string;
  /** Button of a dialog after it that asks for no PIN. */
  readonly send?: string;
  /** "" for none. */
  readonly pin: string;
  /** The change of the customer's first wallet after a success, in kobo. */
  readonly effect: (naira: number) => number;
  /** Heading of the result after a success. */
  readonly alert: string;
  /** The message about a payment that the bank began and that failed. */
  readonly fails: RegExp;
  /** Where a failure is told: in the dialog that stays open, or in an alert. */
  readonly tells: "dialog" | "alert";
  /** The same of a refusal, where it is told otherwise. */
  readonly refuses?: "toast";
  /** Whether the bank may reply that the payment is pending, and settle it later. */
  readonly settles: boolean;
};

const ada = { username: "ada", wallet: "2010000017" };
const base = {
  customer: ada,
  onwards: "Continue",
  pin: "1234",
  alert: "Successful",
  tells: "dialog",
  settles: true,
} as const;
const failed = (what: string, where = "in your wallet") =>
  new RegExp(`Your ${what} failed\\. The money is back ${where}\\.`);
const zeros = (prefix: string) => (digit: number) => `${prefix}0000000${digit}`;

/** Every payment of the specification. */
export const payments: readonly Payment[] = [
  {
    ...base,
    name: "airtime",
    path: "/airtime",
    call: "POST /api/v1/transactions/buy-airtime",
    naira: 100,
    first: "Phone Number",
    values: (recipient) => ({ "Phone Number": recipient, Amount: "100", Network: "mtn" }),
    recipient: "08059870066",
    magic: zeros("080"),
    effect: (naira) => -naira * 100,
    fails: failed("airtime purchase"),
  },
  {
    ...base,
    name: "data",
    path: "/data-subscription",
    call: "POST /api/v1/transactions/buy-data-bundle",
    naira: 0,
    first: "Phone Number",
    values: (recipient) => ({
      Network: "mtn",
      "Phone Number": recipient,
      "Data Plan": "data-mtn-50mb-1-day",
    }),
    recipient: "08059870066",
    magic: zeros("080"),
    effect: () => -10_000,
    fails: failed("data purchase"),
  },
  {
    ...base,
    name: "cable TV",
    path: "/cable-tv-subscription",
    call: "POST /api/v1/transactions/subscribe-cable-tv",
    naira: 0,
    first: "Smart Card Number",
    values: (recipient) => ({
      Provider: "dstv",
      "Smart Card Number": recipient,
      Plan: "tv-dstv-padi-1-month",
    }),
    named: "Card Name",
    recipient: "7012345670",
    magic: zeros("70"),
    effect: () => -360_000,
    fails: failed("cable TV subscription"),
  },
  {
    ...base,
    name: "electricity",
    path: "/electricity-subscription",
    call: "POST /api/v1/transactions/buy-electricity",
    naira: 1000,
    first: "Meter Number",
    values: (recipient) => ({
      "Plan Type": "prepaid",
      "Distribution Company": "ikeja-electric",
      "Meter Number": recipient,
      Amount: "1000",
    }),
    named: "Account Name",
    recipient: "04123456789",
    magic: zeros("040"),
    effect: (naira) => -naira * 100,
    fails: failed("electricity purchase"),
  },
  {
    ...base,
    name: "bank transfer",
    path: "/transfer",
    call: "POST /api/v1/customers/wallet-to-bank-transaction/process",
    naira: 500,
    first: "Account Number",
    values: (recipient) => ({
      Bank: "Abuja Commercial Bank",
      "Account Number": recipient,
      Amount: "500",
      Description: "Rent",
    }),
    named: "Account Name",
    recipient: "0123456789",
    magic: zeros("01"),
    onwards: "Transfer Now",
    effect: (naira) => -(naira + 10) * 100,
    alert: "Success",
    tells: "alert",
    fails: /Your bank transfer of ₦500\.00 to [A-Z ]+ failed\. The money is back in your wallet\./,
  },
  {
    ...base,
    name: "wallet transfer",
    path: "/wallet-transfer",
    call: "POST /api/v1/customers/wallet-to-wallet-transaction/process",
    naira: 500,
    first: "Destination Wallet Number",
    values: (recipient) => ({
      "Destination Wallet Number": recipient,
      Amount: "500",
      Narration: "Lunch",
    }),
    named: "Account Name",
    recipient: "2010000048",
    magic: zeros("20"),
    effect: (naira) => -(naira + 10) * 100,
    fails: failed("wallet transfer"),
    // The specification requires a toast for a refusal by the server.
    refuses: "toast",
  },
  {
    ...base,
    name: "POS terminal",
    path: "/pos-terminal",
    call: "POST /api/v1/transactions/errandpay/transfer-pos-funds",
    // This customer owns the terminals with magic numbers.
    customer: { username: "receiver", wallet: "2000000001" },
    naira: 500,
    choose: async (user, recipient) => {
      // The list shows codes, not the magic serial numbers: the first terminal's code ends in 1.
      const place = Number(recipient.at(-1)) - 1;
      await user.click((await screen.findAllByRole("radio"))[place]!);
      await press(user, "Transfer Fund");
    },
    first: "Amount",
    values: () => ({ Amount: "500" }),
    recipient: "98000000006",
    magic: zeros("980"),
    pin: "",
    send: "Transfer Now",
    effect: (naira) => naira * 100,
    fails: failed("transfer from the terminal", "on the terminal"),
  },
  {
    ...base,
    name: "soft USSD",
    path: "/soft-ussd-pos",
    call: "POST /vas/api/payment/request",
    naira: 1000,
    first: "Phone Number",
    values: (recipient) => ({ Amount: "1000", "Phone Number": recipient }),
    recipient: "08059870066",
    magic: zeros("080"),
    onwards: "Request Payment",
    tells: "alert",
    pin: "",
    // The received amount is reduced by the fee of ₦30.
    effect: (naira) => (naira - 30) * 100,
    fails: /The payment could not be made\. No money has moved\./,
    settles: false,
  },
];

/** Fills in the form, continues and confirms. */
export async function pay(user: UserEvent, payment: Payment, recipient: string): Promise<void> {
  await payment.choose?.(user, recipient);
  await screen.findByLabelText(payment.first);
  await fillIn(user, payment.values(recipient));
  if (payment.named) await named(payment.named);
  await press(user, payment.onwards);
  if (payment.pin) await enterPin(user, payment.pin);
  else if (payment.send) await user.click(await screen.findByRole("button", { name: payment.send }));
}

/** Expects the message of a failure, where the screen tells it. */
export async function expectFailed(user: UserEvent, { tells }: Payment, message: RegExp): Promise<void> {
  const [title, text] = tells === "alert" ? await alert(user) : await failure();
  expect(title).toContain("Failed");
  expect(text).toMatch(message);
}

/** Expects the message of a refusal. */
export async function expectRefused(user: UserEvent, payment: Payment, refusal: RegExp): Promise<void> {
  if (payment.refuses === "toast") await screen.findByText(refusal, { selector: "[aria-live] p" });
  else await expectFailed(user, payment, refusal);
}

/** Closes the dialogs that a refusal leaves open, for another attempt, as the browser does at Escape. */
export async function leaveDialogs(): Promise<void> {
  await waitFor(() => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (open) fireEvent(open, new Event("cancel", { cancelable: true }));
    expect(document.querySelector("dialog[open]")).toBeNull();
  });
}
