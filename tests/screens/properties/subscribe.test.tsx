import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import { formatDay, isoDay } from "#lib/time/dates.ts";
// Loaded first, so that no test waits for it.
import "#pages/properties/properties.tsx";
import type { Fault } from "#sandbox/http/fault.ts";
import {
  alert,
  end,
  description,
  dialog,
  field,
  fillIn,
  named,
  problems,
  result,
  rows,
} from "#tests/screens/payments/paying.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const BASE = "/api/v1/properties-mgt/property-subscriptions";
const INITIATE = `POST ${BASE}/initiate/request`;
const PROCESS = `POST ${BASE}/process/request`;
const WALLETS = "GET /api/v1/customers/wallets";
const BANKS = "GET /api/v1/banks";
const VERIFY = "GET /api/v1/verify/bank-account";
const BANK = "Abeokuta Commercial Bank";
const ACCOUNT = "0123456789";
const NO_CONNECTION = "We could not reach the bank. Check your connection, then try again.";
/** A property for ₦385,000, monthly at 5 percent, with twelve in stock. */
const SET = { id: 31, name: "Home Solar Set, 1 kVA" };

type Spoilt = Omit<Fault, "route">;
const answers = (status: number, body: object = {}): Spoilt => ({ kind: "status", status, body });
const refuses = (status: number, body: object = {}) => answers(status, { status: false, ...body });
/** The wallet's list; the way to pay has the same name. */
const wallet = () => screen.getByLabelText<HTMLSelectElement>("Wallet", { selector: "select" });
const inDays = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000), "Africa/Lagos");

/** Goes from the details of the property to the form. */
async function open(id = SET.id): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, `/properties?property=${id}`);
  await user.click(await screen.findByText("Subscribe"));
  await waitFor(() => field("Quantity"));
  return user;
}

async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(
    within(await dialog("Property Subscription")).getByText(name, { selector: "button, button *" }),
  );
}

async function choosesBank(user: UserEvent, account = ACCOUNT): Promise<void> {
  await user.click(screen.getByLabelText("Direct debit from a bank account"));
  await screen.findByLabelText("Account Number");
  await fillIn(user, { Bank: BANK, "Account Number": account });
}

/** Goes from the form to the review. */
async function goOn(user: UserEvent): Promise<string[]> {
  await press(user, "Continue");
  await screen.findByText("Number of payments");
  return rows(await dialog("Property Subscription"));
}

describe("the form", () => {
  test("opens from the details with one piece, from tomorrow, for twelve months, from the first wallet", async () => {
    await open();
    expect(location.pathname + location.search).toBe("/properties/subscribe?property=31");
    expect(screen.getByText("Step 1 of 2 · Your subscription")).toBeTruthy();
    await waitFor(() => expect(wallet().selectedOptions[0]?.textContent).toMatch(/^2010000017 - /));
    expect(field("Quantity").value).toBe("1");
    expect(field("Payment Start Date").value).toBe(inDays(1));
    expect(field("Duration in Months").value).toBe("12");
    expect(screen.queryByLabelText("Bank")).toBeNull();
  });

  test("shows price and instalments in its first step, and updates them after each input", async () => {
    await open();
    const form = await dialog("Property Subscription");
    expect(rows(form)).toEqual([
      "Price: ₦385,000.00",
      "Instalments: 12 × ₦32,084.00, monthly, and 5% interest",
    ]);
    fireEvent.change(field("Quantity"), { target: { value: "2" } });
    fireEvent.change(field("Duration in Months"), { target: { value: "7" } });
    expect(rows(form)).toEqual([
      "Price: ₦770,000.00",
      "Price of one: ₦385,000.00",
      "Instalments: 7 × ₦110,000.00, monthly, and 5% interest",
    ]);
  });

  test("asks for no months and no first day if the goods are paid at once", async () => {
    await open(48);
    expect(screen.queryByLabelText("Duration in Months")).toBeNull();
    expect(screen.queryByLabelText("Payment Start Date")).toBeNull();
    expect(rows(await dialog("Property Subscription")).map((row) => row.split(":")[0])).toEqual(["Price"]);
  });

  test("is not opened without a property", async () => {
    await visitSignedIn(sandbox, "/properties/subscribe");
    await waitFor(() => expect(location.pathname).toBe("/properties"));
  });

  const refused: readonly (readonly [label: string, value: string, message: string])[] = [
    ["Quantity", "", "Please enter a valid quantity"],
    ["Quantity", "0", "Please enter a valid quantity"],
    ["Quantity", "1.5", "Please enter a valid quantity"],
    ["Quantity", "13", "Only 12 can be had"],
    ["Payment Start Date", "", "Payment start date must be after today"],
    ["Payment Start Date", inDays(0), "Payment start date must be after today"],
    ["Duration in Months", "0", "Enter 1 month or more"],
    ["Duration in Months", "", "Enter for how many months you want to pay"],
    ["Duration in Months", "x", "Enter a whole number of months"],
  ];

  test("refuses what no subscription can have, with a message for each", async () => {
    const user = await open();
    for (const [label, value, message] of refused) {
      const right = field(label).value;
      fireEvent.change(field(label), { target: { value } });
      await press(user, "Continue");
      await waitFor(async () =>
        expect((await problems()).slice(1), `${label} "${value}"`).toEqual([message]),
      );
      fireEvent.change(field(label), { target: { value: right } });
    }
    expect(sandbox.bodies(INITIATE)).toEqual([]);
  });

  test("the bank option needs a bank, an account of 10 digits and its verified name", async () => {
    const user = await open();
    await user.click(screen.getByLabelText("Direct debit from a bank account"));
    await press(user, "Continue");
    expect((await problems()).slice(1)).toEqual([
      "Choose a bank",
      "Enter the account number",
      "Please verify the bank account before proceeding",
    ]);
    await fillIn(user, { "Account Number": "012345678" });
    await press(user, "Continue");
    await waitFor(async () => expect(await problems()).toContain("Invalid account number"));
    await fillIn(user, { "Account Number": ACCOUNT });
    await waitFor(() => expect(description("Account Number")).toContain("Please select a bank first"));
    expect(sandbox.requests.filter((request) => request.startsWith(VERIFY))).toEqual([]);
  });
});

describe("the lists that it fetches", () => {
  test.each<[string, Spoilt, string]>([
    ["without a list", answers(200, { status: false, message: "" }), "Could not fetch wallets"],
    ["with an error", answers(500), "Failed to load wallets"],
    ["not at all", { kind: "drop-before" }, "Failed to load wallets"],
  ])("wallets that come %s", async (_, fault, message) => {
    await sandbox.plan({ route: WALLETS, ...fault });
    await open();
    await waitFor(() => expect(document.getElementById(`${wallet().id}-error`)?.textContent).toBe(message));
  });

  test("banks that accept direct debits, or a message that they could not be fetched", async () => {
    await sandbox.plan({ route: BANKS, ...answers(500) });
    const user = await open();
    expect(sandbox.requests.filter((request) => request.startsWith(BANKS))).toEqual([]);
    await user.click(screen.getByLabelText("Direct debit from a bank account"));
    await waitFor(() => expect(description("Bank")).toContain("Failed to fetch banks"));
    expect(sandbox.requests).toContain(`${BANKS}?items_per_page=600&support_direct_debit_mandates=true`);
  });

  test.each<[string, Spoilt, string]>([
    ["is nobody's", refuses(200), "Could not verify account"],
    ["is nobody's, in the bank's words", refuses(200, { message: "No such account." }), "No such account."],
    ["cannot be looked up", answers(500), "Failed to verify account"],
    ["is not answered", { kind: "drop-before" }, `Failed to verify account. ${NO_CONNECTION}`],
  ])("an account that %s", async (_, fault, message) => {
    await sandbox.plan({ route: `${VERIFY}/*`, ...fault });
    const user = await open();
    await choosesBank(user);
    await waitFor(() => expect(description("Account Name")).toBe(message));
    expect(field("Account Name").value).toBe("");
  });
});

describe("a subscription by wallet", () => {
  test("is confirmed with its total, takes the first payment, and is in the orders", async () => {
    const user = await open();
    fireEvent.change(field("Quantity"), { target: { value: "2" } });
    const start = formatDay(inDays(1), "Africa/Lagos");
    const shown = await goOn(user);
    expect(shown.slice(0, 7)).toEqual([
      "Amount: ₦67,375.00",
      "Payment: The first, when you subscribe",
      `Property: ${SET.name}`,
      "Quantity: 2",
      "Price: ₦770,000.00",
      "Total: ₦808,500.00",
      "Number of payments: 12",
    ]);
    expect(shown).toContain(`Start date: ${start}`);
    expect(shown).toContain("From wallet: 2010000017");
    await press(user, "Subscribe");
    expect(await end()).toEqual(["Successful", `Your first payment for ${SET.name} was successful.`]);
    const [sent] = sandbox.bodies(PROCESS);
    expect(sent).toMatchObject({
      property_id: 31,
      quantity: 2,
      desired_payment_start_date: inDays(1),
      desired_payment_duration_interval: 12,
      preferred_payment_option: "wallet",
    });
    expect(Object.keys(sent as object)).toHaveLength(6);
    expect(sandbox.bodies(INITIATE)).toEqual([sent]);
    expect(await result("successful")).toEqual(expect.arrayContaining(["₦67,375.00", "Total: ₦808,500.00"]));
  });

  test("goes back to the form and keeps all values", async () => {
    const user = await open();
    fireEvent.change(field("Quantity"), { target: { value: "3" } });
    await goOn(user);
    await press(user, "Back");
    await waitFor(() => expect(field("Quantity").value).toBe("3"));
    expect(sandbox.bodies(PROCESS)).toEqual([]);
  });
});

test("a subscription by bank pays nothing now, and sends the verified name", async () => {
  const user = await open();
  await choosesBank(user);
  const name = await named("Account Name");
  const shown = await goOn(user);
  expect(shown.slice(0, 2)).toEqual([
    "Amount: ₦0.00",
    `Payment: By direct debit, from ${formatDay(inDays(1), "Africa/Lagos")} on`,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([`From bank: ${BANK}`, `From account: ${ACCOUNT}`, `Account name: ${name}`]),
  );
  await press(user, "Subscribe");
  expect((await end())[0]).toBe("Successful");
  expect(sandbox.bodies(PROCESS)[0]).toMatchObject({
    preferred_payment_option: "direct-debit",
    bank_id: 1,
    bank_name: BANK,
    bank_account_number: ACCOUNT,
    bank_account_name: name,
  });
  expect(sandbox.bodies(PROCESS)[0]).not.toHaveProperty("wallet_id");
});

describe("a subscription that cannot be begun", () => {
  const DEFAULT = "Failed to initiate subscription";
  test.each<[string, Spoilt, string]>([
    ["in the bank's words", refuses(400, { message: "Not today." }), "Not today."],
    ["status not true", refuses(200), DEFAULT],
    ["an error", answers(500), DEFAULT],
    ["no connection", { kind: "drop-before" }, `${DEFAULT}. ${NO_CONNECTION}`],
  ])("%s: the form stays", async (_, fault, message) => {
    const user = await open();
    await sandbox.plan({ route: INITIATE, ...fault });
    await press(user, "Continue");
    expect(await alert(user)).toEqual(["Failed", message]);
    expect(field("Quantity").value).toBe("1");
  });

  test("because fewer are left: a message at the field", async () => {
    const user = await open();
    await sandbox.plan({
      route: INITIATE,
      ...refuses(422, { message: "No.", errors: { quantity: ["Only 0 are left."] } }),
    });
    await press(user, "Continue");
    await alert(user);
    expect(description("Quantity")).toContain("Only 0 are left.");
  });
});

describe("a subscription that fails", () => {
  test.each<[string, Spoilt, string]>([
    ["in the bank's words", refuses(400, { message: "Not enough." }), "Not enough."],
    ["without a word", refuses(200), "Failed to process subscription"],
  ])("%s", async (_, fault, message) => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: PROCESS, ...fault });
    await press(user, "Subscribe");
    expect(await alert(user)).toEqual(["Failed", message]);
  });

  test("with an unknown outcome: pending", async () => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: PROCESS, ...answers(500) });
    await press(user, "Subscribe");
    const [title, text] = await end();
    expect(title).toBe("Payment pending");
    expect(text).toMatch(/^Failed to process subscription\. .*Do not subscribe again\./);
    await result("pending");
  });
});
