import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import type { Fault } from "#sandbox/http/fault.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import {
  alert,
  end,
  description,
  dialog,
  enterPin,
  field,
  fillIn,
  labels,
  named,
  pinProblem,
  press,
  problems,
  quickAmounts,
  result,
  rows,
} from "./paying.ts";

const sandbox = mountSandbox();
const BANKS = "GET /api/v1/banks";
const VERIFY = "GET /api/v1/verify/bank-account";
const INITIATE = "POST /api/v1/customers/wallet-to-bank-transaction/initiate";
const PROCESS = "POST /api/v1/customers/wallet-to-bank-transaction/process";
const ABUJA = { id: 2, name: "Abuja Commercial Bank" };
const LAGOS = { id: 17, name: "Lagos Commercial Bank" };
const ACCOUNT = "0123456789";
const OTHER = "0123456780";
const RENT = { Bank: ABUJA.name, "Account Number": ACCOUNT, Amount: "6000", Description: "Rent" };
const NO_CONNECTION = "We could not reach the bank. Check your connection, then try again.";

type Spoilt = Omit<Fault, "route">;
const answers = (status: number, body: object = {}): Spoilt => ({ kind: "status", status, body });
const refuses = (status: number, body: object = {}) => answers(status, { status: false, ...body });
const verifications = () => sandbox.requests.filter((request) => request.startsWith(VERIFY));

async function open(): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/transfer");
  await waitFor(() => expect(field("Wallet").value).toBe("2010000017"));
  return user;
}

/** Goes from the empty form to the PIN. */
async function goOn(user: UserEvent): Promise<string> {
  await fillIn(user, RENT);
  const name = await named("Account Name");
  await press(user, "Transfer Now");
  return name;
}

test("has the specification's fields, quick amounts and list of banks", async () => {
  await open();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Inter Bank Transfer"));
  expect(labels()).toEqual(["Wallet", "Bank", "Account Number", "Account Name", "Amount", "Description"]);
  expect(quickAmounts()).toBe("₦100 ₦200 ₦500 ₦1,000 ₦2,000 ₦5,000 ₦10,000 ₦20,000 ₦50,000 ₦100,000");
  expect(sandbox.requests).toContain("GET /api/v1/banks?items_per_page=500");
});

test("succeeds: the review with fee and total, the exact payloads, the alert, an empty form", async () => {
  const user = await open();
  const name = await goOn(user);
  expect(rows(await dialog("Enter Transaction PIN"))).toEqual([
    "Amount: ₦6,000.00",
    `To: ${name}`,
    `Account Number: ${ACCOUNT}`,
    `Bank: ${ABUJA.name}`,
    expect.stringMatching(/^Description: Rent, ref \d{8}-\w{8}$/),
    "From wallet: 2010000017",
    "Fee: ₦25.00",
    "Total: ₦6,025.00",
  ]);
  await enterPin(user);
  expect(await end()).toEqual(["Success", `Your bank transfer of ₦6,000.00 to ${name} was successful.`]);
  const transfer = {
    bank_id: ABUJA.id,
    destination_account_number: ACCOUNT,
    amount: 6000,
    description: expect.stringMatching(/^Rent, ref \d{8}-\w{8}$/) as unknown,
    source_wallet_number: "2010000017",
  };
  expect(sandbox.bodies(INITIATE)).toEqual([transfer]);
  expect(sandbox.bodies(PROCESS)).toEqual([{ ...transfer, transaction_pin: "1234" }]);
  expect(await result("successful")).toContain("Total: ₦6,025.00");
  expect(screen.queryByText("Enter Transaction PIN")).toBeNull();
  await press(user, "Done");
  for (const label of ["Account Number", "Account Name", "Amount", "Description"])
    expect(field(label).value).toBe("");
  await screen.findAllByText(`${ACCOUNT} ${ABUJA.name}`, { selector: "button *" });
});

test("an empty form says that all fields are required, and each field has its message", async () => {
  const user = await open();
  await press(user, "Transfer Now");
  expect(await problems()).toEqual([
    "All fields are required",
    "Choose a bank",
    "Enter the account number",
    "The account name appears here once bank and number are verified",
    "Choose or enter an amount",
    "Say what the transfer is for",
  ]);
  await fillIn(user, {
    "Account Number": "01234",
    Amount: "9",
    Description: "x".repeat(101),
    Bank: ABUJA.name,
  });
  await press(user, "Transfer Now");
  await waitFor(async () =>
    expect(await problems()).toEqual([
      "All fields are required",
      "An account number has 10 digits",
      "The account name appears here once bank and number are verified",
      "The smallest amount is ₦10",
      "Use 100 characters at most",
    ]),
  );
  expect(sandbox.bodies(INITIATE)).toEqual([]);
});

test("without a wallet there is nothing to choose", async () => {
  await visitSignedIn(sandbox, "/transfer", { username: "bola" });
  await waitFor(() => expect(field("Wallet").textContent).toBe("No wallets available"));
  expect(field("Wallet").disabled).toBe(true);
});

test.each([500, 200])("wallets that cannot be fetched (%i)", async (status) => {
  await sandbox.plan({ route: "GET /api/v1/customers/wallets", ...refuses(status) });
  await visitSignedIn(sandbox, "/transfer");
  await waitFor(() => expect(description("Wallet")).toBe("Failed to fetch wallets"));
});

test("wallets that could not be fetched are asked for again when the connection is back", async () => {
  await sandbox.plan({ route: "GET /api/v1/customers/wallets", kind: "drop-before" });
  await visitSignedIn(sandbox, "/transfer");
  await waitFor(() => expect(description("Wallet")).toBe("Failed to fetch wallets"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(field("Wallet").value).toBe("2010000017"));
});

test("banks that cannot be fetched: what was typed meanwhile does not stand there as if it were chosen", async () => {
  await sandbox.plan({ route: BANKS, ...answers(500) });
  const answer = sandbox.hold(BANKS);
  const user = await open();
  await user.type(field("Bank"), "abuja{Enter}");
  expect([field("Bank").value, screen.getAllByText("Getting banks...").length]).toEqual(["abuja", 2]);
  await answer();
  await waitFor(() => expect(field("Bank").disabled).toBe(true));
  expect([field("Bank").value, field("Bank").getAttribute("aria-expanded")]).toEqual(["", "false"]);
  await user.click(screen.getByText("Try again"));
  await waitFor(() => expect(document.activeElement).toBe(field("Bank")));
  await fillIn(user, { Bank: ABUJA.name });
  expect(field("Bank").value).toBe(ABUJA.name);
});

describe("the account", () => {
  test("is verified at the 10th digit if a bank is chosen", async () => {
    const user = await open();
    await fillIn(user, { Bank: ABUJA.name, "Account Number": ACCOUNT.slice(0, 9) });
    expect(verifications()).toEqual([]);
    await fillIn(user, { "Account Number": ACCOUNT });
    await named("Account Name");
    expect(verifications()).toEqual([`${VERIFY}/${ACCOUNT}/${ABUJA.id}`]);
  });

  test("with 10 digits asks for the bank, and is verified when a bank is chosen", async () => {
    const user = await open();
    await fillIn(user, { "Account Number": ACCOUNT });
    await waitFor(() => expect(description("Account Number")).toBe("Please select a bank first"));
    expect(verifications()).toEqual([]);
    await fillIn(user, { Bank: ABUJA.name });
    await named("Account Name");
    expect(description("Account Number")).toBe("");
  });

  test.each<[string, Spoilt, string]>([
    ["is nobody's", refuses(200, { message: "No such account." }), "No such account."],
    ["is nobody's, without a word", refuses(200), "Account verification failed"],
    ["cannot be looked up", refuses(503, { message: "Try later." }), "Try later."],
    ["cannot be looked up, without a word", answers(500), "Could not verify account"],
    ["is not answered", { kind: "drop-before" }, `Could not verify account. ${NO_CONNECTION}`],
  ])("that %s", async (_, fault, message) => {
    const user = await open();
    await sandbox.plan({ route: `${VERIFY}/*`, ...fault });
    await fillIn(user, { Bank: ABUJA.name, "Account Number": ACCOUNT });
    await waitFor(() => expect(description("Account Name")).toBe(message));
    expect(field("Account Name").value).toBe("");
  });

  const change: Record<string, (user: UserEvent, back: boolean) => Promise<void>> = {
    "another number": (user, back) => fillIn(user, { "Account Number": back ? ACCOUNT : OTHER }),
    "another bank": (user, back) => fillIn(user, { Bank: back ? ABUJA.name : LAGOS.name }),
  };
  const otherRoute: Record<string, string> = {
    "another number": `${VERIFY}/${OTHER}/${ABUJA.id}`,
    "another bank": `${VERIFY}/${ACCOUNT}/${LAGOS.id}`,
  };

  test.each(Object.keys(change))(
    "has the name of the current account after %s, in whatever order the replies come",
    async (what) => {
      const user = await open();
      await fillIn(user, { Bank: ABUJA.name, "Account Number": ACCOUNT });
      const name = await named("Account Name");
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const held = [otherRoute[what]!, `${VERIFY}/${ACCOUNT}/${ABUJA.id}`].map(sandbox.hold);
        await change[what]!(user, false);
        expect(field("Account Name").value).toBe("");
        await change[what]!(user, true);
        for (const index of order) await held[index]!();
        expect(await named("Account Name")).toBe(name);
      }
    },
  );
});

describe("a transfer that cannot be begun", () => {
  const DEFAULT = "An error occurred while initiating transfer";
  test.each<[string, Spoilt, string]>([
    ["status not true", refuses(200, { message: "Not today." }), "Not today."],
    ["status not true, without a word", refuses(200), DEFAULT],
    ["a request error", refuses(400, { message: "Not today." }), "Not today."],
    ["a request error without a word", answers(500), DEFAULT],
    ["no connection", { kind: "drop-before" }, `${DEFAULT}. ${NO_CONNECTION}`],
  ])("%s: the form stays", async (_, fault, message) => {
    const user = await open();
    await sandbox.plan({ route: INITIATE, ...fault });
    await goOn(user);
    expect(await alert(user)).toEqual(["Failed", message]);
    expect(screen.queryByText("Enter Transaction PIN")).toBeNull();
    expect(field("Account Number").value).toBe(ACCOUNT);
  });
});

describe("a transfer that fails", () => {
  test.each<[string, Spoilt, string]>([
    ["status not true", refuses(200, { data: { data: { message: "Refused." } } }), "Refused."],
    ["status not true, without a word", refuses(200), "Transfer failed"],
    ["a request error", refuses(400, { message: "Not enough." }), "Not enough."],
  ])("%s: shows the message, and the dialog closes", async (_, fault, message) => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: PROCESS, ...fault });
    await enterPin(user);
    expect(await alert(user)).toEqual(["Failed", message]);
    expect(screen.queryByText("Enter Transaction PIN")).toBeNull();
    expect(field("Account Number").value).toBe(ACCOUNT);
  });

  test("with an unknown outcome: pending, and the default text", async () => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: PROCESS, ...answers(500) });
    await enterPin(user);
    const [title, text] = await end();
    expect(title).toBe("Payment pending");
    expect(text).toMatch(/^An error occurred while processing transfer\. .*Do not pay again\./);
    await result("pending");
  });

  test("without a PIN", async () => {
    const user = await open();
    await goOn(user);
    await enterPin(user, "");
    expect(await pinProblem()).toBe("Please enter your transaction PIN");
    expect(sandbox.bodies(PROCESS)).toEqual([]);
  });
});
