import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { alert, end, dialog, field, fillIn, problems, result, rows } from "#tests/screens/payments/paying.ts";

// Loads modules first that the browser loads late.
beforeAll(async () => void (await import("#pages/loan/loan.tsx")));

const sandbox = mountSandbox();
const PAY = "POST /api/v1/loan/pay";
const LOAN = "LOAN-DEMO-0002";

/** Goes from the list of active loans to the form. */
async function open(): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/loan?tab=active");
  await user.click(await screen.findByLabelText(`View Details of ${LOAN}`));
  await user.click(await screen.findByText("Pay Loan"));
  await dialog("Pay Loan");
  await waitFor(() => expect(field("Wallet").value).toBe("2010000017"));
  return user;
}

async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(within(await dialog("Pay Loan")).getByText(name, { selector: "button" }));
}

async function goOn(user: UserEvent, amount: string): Promise<void> {
  await fillIn(user, { Amount: amount });
  await press(user, "Continue");
  await screen.findByText("Confirm payment");
}

async function pay(user: UserEvent, amount = "10000"): Promise<void> {
  await goOn(user, amount);
  await press(user, "Pay Loan");
}

/** Kobo in the wallet. */
const balance = async (): Promise<unknown> => {
  const list = (await sandbox.call("GET", "/__sandbox/ledger")) as {
    wallets: { wallet_number: string; balance_kobo: number }[];
  };
  return list.wallets.find(({ wallet_number }) => wallet_number === "2010000017")?.balance_kobo;
};

test("pays a part: the review, the exact payload, the new balance of the loan", async () => {
  const user = await open();
  expect(rows(await dialog("Pay Loan"))).toEqual([`Loan: ${LOAN}`, "Outstanding balance: ₦41,800.00"]);
  expect(field("Amount").value).toBe("41,800");
  await goOn(user, "10000.50");
  expect(rows(await dialog("Pay Loan"))).toEqual([
    "Amount: ₦10,000.50",
    `Loan: ${LOAN}`,
    "From wallet: 2010000017",

    "Total: ₦10,000.50 plus the bank's charge, if it takes one",
  ]);
  expect(sandbox.bodies(PAY)).toEqual([]);
  await press(user, "Pay Loan");
  expect(await end()).toEqual(["Success", "Your loan repayment was successful."]);
  expect(sandbox.bodies(PAY)).toEqual([{ loanRef: LOAN, amount: 10_000.5, accountType: expect.any(Number) }]);
  expect(await result("successful")).toContain("Total: ₦10,000.50 plus the bank's charge, if it takes one");
  await press(user, "Done");
  await waitFor(() => expect(location.pathname + location.search).toBe("/loan?tab=active"));
  await user.click(await screen.findByLabelText(`View Details of ${LOAN}`));
  const shown = await dialog("Loan summary");
  await waitFor(() => expect(shown.textContent).toContain("₦31,799.50"));
});

test("pays the whole rest, and the loan is completed", async () => {
  const user = await open();
  await pay(user, "41800");
  await end();
  await press(user, "Done");
  await waitFor(() => expect(screen.queryByText(LOAN)).toBeNull());
  await user.click(screen.getByRole("tab", { name: "Completed" }));
  expect(await screen.findByText(LOAN)).toBeTruthy();
});

test.each([
  ["nothing", "", "Enter the amount that you want to pay"],
  ["too little", "0.99", "The smallest amount is ₦1"],
  ["more than is left", "41800.01", "The outstanding balance is ₦41,800"],
])("refuses %s", async (_, amount, message) => {
  const user = await open();
  await fillIn(user, { Amount: amount });
  await press(user, "Continue");
  expect(await problems()).toContain(message);
  expect(sandbox.bodies(PAY)).toEqual([]);
});

test("opened without a loan it leads to the loans", async () => {
  await visitSignedIn(sandbox, "/loan/pay");
  await waitFor(() => expect(location.pathname).toBe("/loan"));
  expect(await screen.findByText("Apply Now")).toBeTruthy();
});

describe("a payment that fails", () => {
  test.each([
    ["status 0", 200, { status: 0, message: "Loan is locked." }, "Loan is locked."],
    ["a refusal", 400, { status: false, message: "Not now." }, "Not now."],
    ["status 0 without a word", 200, { status: 0 }, "Something Went Wrong"],
  ])("by %s: shows the message, and the customer can try again", async (_, status, body, message) => {
    const user = await open();
    await goOn(user, "10000");
    await sandbox.plan({ route: PAY, kind: "status", status, body });
    await press(user, "Pay Loan");
    expect(await alert(user)).toEqual(["Failed", message]);
    await press(user, "Pay Loan");
    expect((await end())[0]).toBe("Success");
  });

  test("because the wallet holds too little: shows the server's message", async () => {
    const user = await open();
    await user.selectOptions(field("Wallet"), "2010000031");
    await pay(user);
    const said = "Insufficient balance: ₦10,000.00 is needed, the wallet holds ₦920.75.";
    expect(await alert(user)).toEqual(["Failed", said]);
  });
});

describe("a payment with an unknown outcome", () => {
  test.each([
    [
      "another status than 1 or 0",
      { kind: "status", status: 200, body: { status: 2, message: "In the queue." } },
      /^In the queue\. Do not pay again\./,
    ],
    [
      "an error of the server",
      { kind: "status", status: 500, body: {} },
      /^Something Went Wrong\. .*Do not pay again\./,
    ],
    ["no answer", { kind: "drop-before" }, /^Something Went Wrong\. .*Do not pay again\./],
  ] as const)("after %s is pending", async (_, fault, text) => {
    const user = await open();
    await goOn(user, "10000");
    await sandbox.plan({ route: PAY, ...fault });
    await press(user, "Pay Loan");
    const [title, said] = await end();
    expect(title).toBe("Payment pending");
    expect(said).toMatch(text);
    await result("pending");
  });

  test("is asked about again and found: the reply was lost, the money was paid once", async () => {
    const user = await open();
    await goOn(user, "10000");
    await sandbox.plan({ route: PAY, kind: "drop-after" });
    await press(user, "Pay Loan");
    await end();
    await result("successful");
    expect(sandbox.bodies(PAY)).toHaveLength(1);
    expect(await balance()).toBe(24_530_050 - 10_000_00);
  });
});
