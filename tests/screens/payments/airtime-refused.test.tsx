import { cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { visit, visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { balanceOf } from "./ledger.ts";
import {
  description,
  enterPin,
  failure,
  field,
  fillIn,
  pinField,
  pinProblem,
  press,
  problems,
} from "./paying.ts";

const sandbox = mountSandbox();
const PURCHASE = "POST /api/v1/transactions/buy-airtime";
const WALLETS = "GET /api/v1/customers/wallets";
const ADA = "2010000017";
const CHIDI = "2010000048";

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

async function open(username = "ada", wallet = ADA): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/airtime", { username });
  await waitFor(() => expect(field("Wallet").value).toBe(wallet));
  return user;
}

/** Goes from the empty form to the PIN, and sends it. */
async function pay(user: UserEvent, pin: string, amount = "100"): Promise<void> {
  await fillIn(user, { "Phone Number": "08059870066", Amount: amount });
  await press(user, "Continue");
  await enterPin(user, pin);
}

for (const { title, field: wrong, says, ...typed } of refusals)
  test(`each error has a message at its field and in the summary, and all inputs stay: ${wrong}: ${JSON.stringify(typed)}`, async () => {
    const user = await open();
    await fillIn(user, { "Phone Number": typed.phone, Amount: typed.amount });
    if (typed.network) await user.selectOptions(field("Network"), typed.network);
    await press(user, "Continue");
    expect(await problems()).toEqual([title, says]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(title));
    expect(description(wrong)).toBe(says);
    expect([field("Phone Number").value, field("Amount").value]).toEqual([typed.phone, typed.amount]);
    await user.click(screen.getByRole("link", { name: says }));
    expect(document.activeElement).toBe(field(wrong));
    expect(sandbox.bodies(PURCHASE)).toEqual([]);
  });

test("an empty form names every field", async () => {
  const user = await open();
  await press(user, "Continue");
  expect(await problems()).toEqual([
    "Please fill in all fields",
    "Choose a network",
    "Enter the phone number to top up",
    "Choose or enter an amount",
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Please fill in all fields"));
  await fillIn(user, { "Phone Number": "08059870066" });
  await waitFor(async () =>
    expect(await problems()).toEqual(["Please fill in all fields", "Choose or enter an amount"]),
  );
});

test("a customer without wallets gets a message", async () => {
  await open();
  cleanup();
  const body = { status: true, message: "Successful", data: { data: [] } };
  await sandbox.plan({ route: WALLETS, kind: "status", status: 200, body });
  const user = visit("/airtime");
  await waitFor(() => expect(field("Wallet").textContent).toContain("No wallets available"));
  await fillIn(user, { "Phone Number": "08059870066", Amount: "100" });
  await press(user, "Continue");
  expect((await problems()).slice(1)).toEqual(["Choose the wallet to pay from"]);
});

test("wallets that could not be loaded can be loaded again", async () => {
  await open();
  cleanup();
  await sandbox.plan({ route: WALLETS, kind: "status", status: 500 });
  const user = visit("/airtime");
  await screen.findByText("Failed to fetch wallets");
  await user.click(screen.getByText("Try again"));
  await waitFor(() => expect(field("Wallet").value).toBe(ADA));
});

const pins = [
  { pin: "", says: "Please enter your transaction PIN" },
  { pin: "12", says: "Enter all 4 characters of your transaction PIN" },
];

for (const { pin, says } of pins)
  test(`a PIN of ${pin.length} digits is not sent`, async () => {
    const user = await open();
    await pay(user, pin);
    await waitFor(() => expect(description("Transaction PIN")).toBe(says));
    expect(sandbox.bodies(PURCHASE)).toEqual([]);
  });

test("a wrong PIN can be corrected; after five attempts it is locked", async () => {
  const before = await balanceOf(sandbox, ADA);
  const user = await open();
  await pay(user, "9741");
  const answers = [
    "Incorrect transaction PIN. 4 tries left.",
    "Incorrect transaction PIN. 3 tries left.",
    "Incorrect transaction PIN. 2 tries left.",
    "Incorrect transaction PIN. 1 try left.",
    "Your transaction PIN is locked after 5 wrong tries. Try again in 15 minutes.",
  ];
  for (const answer of answers) {
    await waitFor(async () => expect(await pinProblem()).toBe(answer));
    await enterPin(user, answer === answers.at(-1) ? "1234" : "9741");
  }
  await waitFor(() => expect(sandbox.bodies(PURCHASE)).toHaveLength(6));
  await waitFor(() => expect(pinField().value).toBe(""));
  expect(await pinProblem()).toMatch(/locked/);
  expect(await balanceOf(sandbox, ADA)).toBe(before);
});

test("more than the wallet holds is refused with the server's message", async () => {
  const user = await open("chidi", CHIDI);
  await pay(user, "1111", "1,000.01");
  expect(await failure()).toEqual([
    "Failed",
    "Insufficient balance: ₦1,000.01 is needed, the wallet holds ₦1,000.00.",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(pinField()));
  expect(pinField().value).toBe("");
  expect(await balanceOf(sandbox, CHIDI)).toBe(100_000);
});
