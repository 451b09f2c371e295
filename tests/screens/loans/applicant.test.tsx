import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";
import {
  choices,
  description,
  field,
  fillIn,
  labels,
  named,
  press,
  problems,
  rows,
} from "#tests/screens/payments/paying.ts";

import { applyNow, BOOK, fillDetails, goToDetails, openApplication, payBy, stage } from "./applying.ts";

// Loads modules first that the browser loads late.
beforeAll(async () => void (await import("#pages/loan/loan.tsx")));

const sandbox = mountSandbox();
const VERIFY = "GET /api/v1/verify/bank-account";
const BANKS = "GET /api/v1/banks?items_per_page=600&support_direct_debit_mandates=true";
const ABUJA = { id: 2, name: "Abuja Commercial Bank" };
const DEBIT = "Direct debit from a bank account";

async function open(amount?: string): Promise<UserEvent> {
  const user = await openApplication(sandbox);
  await goToDetails(user, amount);
  return user;
}

const sent = () => sandbox.bodies(BOOK)[0] as Record<string, unknown>;
/** Goes on from the details to the review, and sends the application. */
async function send(user: UserEvent): Promise<void> {
  await press(user, "Next");
  await screen.findByRole("heading", { name: "Check your application" });
  await press(user, "Send application");
}
const booked = async () => await screen.findByText("Your loan is booked");

describe("required fields", () => {
  test("at first: marital status and a way of repayment", async () => {
    const user = await open();
    expect(labels()).toEqual([
      "I earn a monthly salary",
      "Other monthly income (optional)",
      "Monthly expenses (optional)",
      "Marital status",
      "I own a house",
      "I have dependents",
      "I plan to move house",
      "Repayment method",
    ]);
    expect(choices("Repayment method")).toHaveLength(2);
    await press(user, "Next");
    expect(await problems()).toEqual([
      "There is a problem",
      "Choose your marital status",
      "Choose how you pay the loan back",
    ]);
  });

  test.each([
    ["I earn a monthly salary", "Monthly salary", "Enter your monthly salary"],
    ["I own a house", "Address of the house", "Enter the address of your house"],
    ["I have dependents", "Number of dependents", "Enter the number of your dependents"],
    ["I plan to move house", "New address", "Enter your new address"],
  ])("'%s' asks for '%s', and only while it is on", async (toggle, label, message) => {
    const user = await open();
    expect(screen.queryByLabelText(label)).toBeNull();
    await user.click(field(toggle));
    await press(user, "Next");
    expect(await problems()).toContain(message);
    expect(field(label)).toBeTruthy();
    await user.click(field(toggle));
    expect(screen.queryByLabelText(label)).toBeNull();
    await fillDetails(user);
    await send(user);
    await booked();
  });

  test("direct debit asks for bank, number and verified name", async () => {
    const user = await open();
    await payBy(user, DEBIT);
    await press(user, "Next");
    expect(await problems()).toEqual(
      expect.arrayContaining([
        "Choose a bank",
        "Enter the account number",
        "The account name appears here once bank and number are verified",
      ]),
    );
    expect(sandbox.requests).toContain(BANKS);
  });
});

describe("the account for direct debit", () => {
  test("is verified once the number has 10 digits and a bank is chosen", async () => {
    const user = await open();
    await payBy(user, DEBIT);
    await fillIn(user, { "Account Number": "0123456789" });
    await waitFor(() => expect(description("Account Number")).toContain("Please select a bank first"));
    await fillIn(user, { Bank: ABUJA.name });
    expect(await named("Account Name")).toMatch(/^[A-Z]+ [A-Z]+$/);
    expect(description("Account Number")).not.toContain("bank first");
    expect(sandbox.requests.filter((request) => request.startsWith(VERIFY))).toEqual([
      `${VERIFY}/0123456789/${ABUJA.id}`,
    ]);
  });

  test.each([
    ["too short", "012345678", "Invalid account number"],
    ["no digits", "01234abcde", "Invalid account number"],
  ])("is refused when the number is %s", async (_, number, message) => {
    const user = await open();
    await payBy(user, DEBIT);
    await fillIn(user, { Bank: ABUJA.name, "Account Number": number });
    await press(user, "Next");
    expect(await problems()).toContain(message);
    expect(sandbox.requests.filter((request) => request.startsWith(VERIFY))).toEqual([]);
  });

  test.each([
    ["is nobody's", "0100000009", "Invalid account number"],
    ["cannot be looked up", "0100000008", "The verification service is not available. Try again later."],
  ])("says when it %s", async (_, number, message) => {
    const user = await open();
    await payBy(user, DEBIT);
    await fillIn(user, { Bank: ABUJA.name, "Account Number": number });
    await waitFor(() => expect(description("Account Name")).toContain(message));
  });
});

describe("booking", () => {
  test("a reply that repeats nothing leaves what the customer chose, and no empty facts", async () => {
    const user = await open();
    await fillDetails(user);
    const data = { application_number: "L-1" };
    await sandbox.plan({ route: BOOK, kind: "status", status: 202, body: { status: true, data } });
    await send(user);
    await booked();
    expect(rows(document.querySelector("main")!)).toEqual([
      expect.stringMatching(/^Reference: L-1/),
      "Repayment method: Wallet",
    ]);
  });

  test("by wallet sends the form of the specification, and shows the booked loan", async () => {
    const user = await applyNow(sandbox);
    await goToDetails(user);
    await fillDetails(user);
    await send(user);
    await booked();
    await stage("Step 4 of 4 · Confirmation");
    expect(sandbox.bodies(BOOK)).toEqual([
      {
        loan_product_id: 1,
        loan_amount: 50_000,
        desired_loan_disbursement_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        is_earning_monthly_salary: false,
        marital_status: "single",
        is_house_owner: false,
        has_dependents: false,
        is_planning_to_relocate: false,
        preferred_repayment_method: "wallet",
        repayment_wallet_id: expect.any(Number),
      },
    ]);
    expect(rows(document.querySelector("main")!)).toEqual([
      "Loan amount: ₦50,000.00",
      expect.stringMatching(/^Reference: LOAN-\d{8}-\w{10}$/),
      "Interest rate: 4.5%",
      "Duration: 3 months",
      "Repayment: Equal monthly payments",
      "Repayment method: Wallet",
      expect.stringMatching(/^Applied on: \w{3} \d/),
    ]);
    await press(user, "See your loans");
    await waitFor(() => expect(location.pathname + location.search).toBe("/loan?tab=pending"));
    expect(await screen.findByText(/^LOAN-\d{8}-/)).toBeTruthy();
  });

  test("by direct debit, with every field filled in", async () => {
    const user = await openApplication(sandbox);
    await fillIn(user, { "Purpose of the loan (optional)": "School fees" });
    await goToDetails(user);
    const toggles = ["I earn a monthly salary", "I own a house", "I have dependents", "I plan to move house"];
    for (const toggle of toggles) await user.click(field(toggle));
    await payBy(user, DEBIT);
    await fillIn(user, {
      "Marital status": "married",
      "Monthly salary": "420000",
      "Other monthly income (optional)": "15000.50",
      "Monthly expenses (optional)": "90000",
      "Address of the house": "1 Marina, Lagos",
      "Number of dependents": "3",
      "New address": "2 Broad Street, Lagos",
      Bank: ABUJA.name,
      "Account Number": "0123456789",
    });
    await named("Account Name");
    await send(user);
    await booked();
    expect(sent()).toMatchObject({
      description: "School fees",
      is_earning_monthly_salary: true,
      monthly_salary_amount: 420_000,
      other_income_amount: 15_000.5,
      monthly_expenses: 90_000,
      marital_status: "married",
      is_house_owner: true,
      house_address: "1 Marina, Lagos",
      has_dependents: true,
      no_of_dependents: 3,
      is_planning_to_relocate: true,
      new_relocation_address: "2 Broad Street, Lagos",
      preferred_repayment_method: "direct-debit",
      repayment_bank_id: ABUJA.id,
      repayment_bank_account_number: "0123456789",
    });
    expect(sent()).not.toHaveProperty("repayment_wallet_id");
    expect(rows(document.querySelector("main")!)).toContain("Repayment method: Direct debit");
  });

  test("is sent from a review of what is sent, and not before", async () => {
    const user = await open();
    await user.click(field("I have dependents"));
    await fillIn(user, { "Number of dependents": "3" });
    await fillDetails(user);
    await press(user, "Next");
    await screen.findByRole("heading", { name: "Check your application" });
    expect(sandbox.requests).not.toContain(BOOK);
    expect(rows(document.querySelector("main")!)).toEqual([
      "Loan amount: ₦50,000.00",
      "Loan product: Salary Advance",
      expect.stringMatching(/^Paid out on: \w{3} \d/),
      "Monthly payment: ₦17,417.00",
      expect.stringMatching(/^Total to pay back: ₦/),
      "Marital status: Single",
      "Number of dependents: 3",
      "Repayment method: Wallet",
      expect.stringMatching(/^Wallet: \d{10}$/),
    ]);
    await press(user, "Back");
    expect(field("Number of dependents").value).toBe("3");
  });

  test("that is refused shows the reason, and can be sent again", async () => {
    const user = await open("50001");
    await fillDetails(user);
    await send(user);
    expect(await screen.findByText("We cannot offer you this loan at the moment.")).toBeTruthy();
    await stage("Step 3 of 4 · Your details");
  });

  test.each([
    ["a reply that was lost", { kind: "drop-after" }, /^We do not know whether your application arrived\./],
    [
      "an error of the server",
      { kind: "status", status: 500, body: {} },
      /^We do not know whether your application arrived\./,
    ],
    [
      "a refusal without a word",
      { kind: "status", status: 400, body: { status: false } },
      /^The bank did not accept your application\./,
    ],
  ] as const)("after %s tells the customer what to do, and keeps the form", async (_, fault, text) => {
    const user = await open();
    await fillDetails(user);
    await sandbox.plan({ route: BOOK, ...fault });
    await send(user);
    expect(await screen.findByText(text)).toBeTruthy();
    await press(user, "Back");
    expect(field("Marital status").value).toBe("single");
  });
});

describe("a draft", () => {
  test("is kept for the session, and removed after the booking", async () => {
    const user = await applyNow(sandbox);
    await goToDetails(user);
    await fillIn(user, { "Marital status": "widowed" });
    await user.click(screen.getByText("Dashboard", { selector: "nav *" }));
    await waitFor(() => expect(location.pathname).toBe("/dashboard"));
    await user.click(screen.getByText("Loan", { selector: "nav *" }));
    await user.click(await screen.findByText("Apply Now"));
    await screen.findByText("We kept what you entered.");
    await stage("Step 3 of 4 · Your details");
    expect(field("Marital status").value).toBe("widowed");
    await fillDetails(user);
    await send(user);
    await booked();
    await press(user, "See your loans");
    await user.click(await screen.findByRole("tab", { name: "Apply" }));
    await user.click(await screen.findByText("Apply Now"));
    await stage("Step 1 of 4 · Loan details");
    expect(screen.queryByText("We kept what you entered.")).toBeNull();
  });
});
