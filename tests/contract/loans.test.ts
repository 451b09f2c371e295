import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const PRODUCTS = "/loan-mgt/eligible-loan-products";
const LOANS = "/loan-mgt/loans";
const BOOK = "/loan-mgt/loan-applications";
const BEFORE = 24_530_050;

const terms = { loan_product_id: 1, loan_amount: 50_000, desired_loan_disbursement_date: "2026-03-02" };
const applicant = {
  ...terms,
  is_earning_monthly_salary: false,
  marital_status: "single",
  is_house_owner: false,
  has_dependents: false,
  is_planning_to_relocate: false,
};

async function byWallet(changes = {}) {
  const wallets = await get("/customers/wallets");
  const repayment_wallet_id = wallets.at("/data/data/0/id");
  return { ...applicant, preferred_repayment_method: "wallet", repayment_wallet_id, ...changes };
}

const byDebit = (changes = {}) => ({
  ...applicant,
  preferred_repayment_method: "direct-debit",
  repayment_bank_id: 3,
  repayment_bank_account_number: "0123456789",
  ...changes,
});

type Loan = { application_number: string; loan_status: { slug?: string }; outstanding_balance: number };

async function loansOf(status?: string): Promise<Loan[]> {
  return (await get(LOANS + (status ? `?status=${status}` : ""))).at("/data") as Loan[];
}

async function pay(changes = {}, key?: string) {
  const wallets = await get("/customers/wallets");
  const request = {
    loanRef: "LOAN-DEMO-0002",
    amount: 20_000,
    accountType: wallets.at("/data/data/0/account_id"),
  };
  return await send("/loan/pay", { ...request, ...changes }, key ? { key } : {});
}
const loan = async () =>
  (await loansOf()).find(({ application_number }) => application_number === "LOAN-DEMO-0002");
const history = async () => (await get("/loan/repayment/2")).at("/data") as Record<string, unknown>[];

describe("loan products", () => {
  test("are offered with their limits, in naira, and the days of repayment", async () => {
    expect((await get(PRODUCTS)).at("/data/1")).toMatchObject({
      product_name: "Business Boost",
      interest_rate_pct: 11,
      loan_frequency: "Monthly",
      loan_frequent_duration: 6,
      min_amount: 50_000,
      max_amount: 500_000,
      is_monday_repayment_enabled: true,
      is_tuesday_repayment_enabled: false,
    });
  });

  test("are not offered to a customer without a wallet", async () => {
    expect((await get(PRODUCTS, "bola")).at("/data")).toEqual([]);
  });
});

describe("the repayment schedule", () => {
  test("has exact amounts whose sum is the total, on days of repayment", async () => {
    const answer = await send("/loan-mgt/repayment-schedule", terms);
    expect(answer.at("/data")).toMatchObject({
      principal_amount: 50_000,
      payment_interest: 2250,
      total_payable_amount: 52_250,
      recursive_payment_amount: 17_416.67,
      payment_start_date: "2026-04-02",
      payment_actual_end_date: "2026-06-02",
    });
    const periods = answer.at("/data/full_payment_schedule") as Record<string, unknown>[];
    expect(periods.map(({ payment_due_date, payment_amount }) => [payment_due_date, payment_amount])).toEqual(
      [
        ["2026-04-02", 17_416.67],
        // 2 May 2026 is a Saturday.
        ["2026-05-04", 17_416.67],
        ["2026-06-02", 17_416.66],
      ],
    );
    expect(answer.at("/data/next_payment_schedule")).toEqual(periods[0]);
  });

  test("has one payment in each month, also in short ones, and for products of one weekday", async () => {
    const long = { loan_product_id: 3, loan_amount: 100_000, desired_loan_disbursement_date: "2026-12-31" };
    const answer = await send("/loan-mgt/repayment-schedule", long);
    const periods = answer.at("/data/full_payment_schedule") as Record<string, string>[];
    expect(periods.slice(0, 5).map((period) => [period.payment_period, period.payment_due_date])).toEqual([
      // For each of these dates, the Friday after the last payment is in the next month.
      ["January 2027", "2027-01-29"],
      ["February 2027", "2027-02-26"],
      ["March 2027", "2027-03-26"],
      ["April 2027", "2027-04-30"],
      ["May 2027", "2027-05-28"],
    ]);
  });

  test.each([
    ["too little", { loan_amount: 9999 }, "The minimum amount of this loan is ₦10,000.00."],
    ["too much", { loan_amount: 150_001 }, "The maximum amount of this loan is ₦150,000.00."],
    ["an unknown product", { loan_product_id: 9 }, "Choose a loan product from the list."],
    ["yesterday", { desired_loan_disbursement_date: "2026-03-01" }, "Choose a day that is not in the past."],
  ])("is refused for %s", async (_, changes, message) => {
    const answer = await send("/loan-mgt/repayment-schedule", { ...terms, ...changes });
    expect([answer.status, answer.at("/message")]).toEqual([422, message]);
  });
});

describe("an application", () => {
  test("by wallet is pending, and no money moves", async () => {
    const answer = await send(BOOK, await byWallet());
    expect(answer.at("/data")).toMatchObject({
      loan_amount: 50_000,
      preferred_repayment_method: "wallet",
      monthly_salary_amount: null,
      ref_interest_rate_pct: 4.5,
      ref_repayment_structure: "Equal monthly payments",
    });
    sandbox.pass(60_000);
    const [booked] = await loansOf("pending");
    expect(booked).toMatchObject({
      application_number: answer.at("/data/application_number"),
      outstanding_balance: 52_250,
    });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("of an amount that ends in 02 becomes active after 5 s, and the money is in the wallet", async () => {
    const answer = await send(BOOK, byDebit({ loan_amount: 50_002 }));
    expect((await loansOf("pending"))[0]?.application_number).toBe(answer.at("/data/application_number"));
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
    sandbox.pass(5000);
    expect((await loansOf("active"))[0]?.application_number).toBe(answer.at("/data/application_number"));
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE + 50_002_00);
    expect(await newest()).toMatchObject({
      transaction_type: "credit",
      transaction_type_id: 90,
      status: { label: "Successful" },
    });
  });

  test.each([
    [
      "of an amount that ends in 01",
      { loan_amount: 50_001 },
      400,
      "We cannot offer you this loan at the moment.",
    ],
    ["without the salary", { is_earning_monthly_salary: true }, 422, "Enter the monthly salary."],
    ["without the house", { is_house_owner: true }, 422, "Enter the address of the house."],
    ["without the dependents", { has_dependents: true }, 422, "Enter the number of dependents."],
    ["without the new address", { is_planning_to_relocate: true }, 422, "Enter the new address."],
    [
      "for a bank without direct debit",
      { repayment_bank_id: 200 },
      422,
      "Choose a bank that supports direct debit.",
    ],
    [
      "for nobody's account",
      { repayment_bank_account_number: "0100000009" },
      422,
      "Could not verify account",
    ],
  ])("%s is refused", async (_, changes, status, message) => {
    const answer = await send(BOOK, byDebit(changes));
    expect([answer.status, answer.at("/message")]).toEqual([status, message]);
    expect(await loansOf("pending")).toHaveLength(1);
  });

  test("for another customer's wallet is refused", async () => {
    const answer = await send(BOOK, await byWallet({ repayment_wallet_id: 4 }));
    expect(answer.at("/message")).toBe("Choose one of your wallets.");
  });
});

test("ada has loans in every status, one in an extra status and one without a status; bola has no loans", async () => {
  const slugs = (await loansOf()).map(({ loan_status }) => loan_status.slug);
  expect(slugs).toEqual([
    "pending",
    "active",
    "active",
    "ongoing",
    "rejected",
    undefined,
    "completed",
    "completed",
  ]);
  expect((await get(LOANS, "bola")).at("/data")).toEqual([]);
});

describe("a repayment", () => {
  test("takes the money from the wallet once, and is in the loan's history", async () => {
    const answer = await pay({}, "intent-0001");
    expect(answer.body).toMatchObject({ status: 1, message: "Your loan repayment was successful." });
    expect((await pay({}, "intent-0001")).body).toEqual(answer.body);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 20_000_00);
    expect(await loan()).toMatchObject({ loan_status: { slug: "active" }, outstanding_balance: 21_800 });
    expect(await history()).toEqual([
      expect.objectContaining({ amount: 20_000, method: 0, balance: 21_800 }),
      expect.objectContaining({ amount: 20_900, method: 1, balance: 41_800 }),
    ]);
    expect(await newest()).toMatchObject({ transaction_type_id: 91, client_reference: "intent-0001" });
  });

  test("of the whole remaining amount completes the loan", async () => {
    await pay({ amount: 41_800 });
    expect(await loan()).toMatchObject({ loan_status: { slug: "completed" }, outstanding_balance: 0 });
    const again = await pay({ amount: 1 });
    expect([again.status, again.at("/message")]).toEqual([400, "There is nothing to pay on this loan."]);
  });

  test.each([
    ["more than is left", { amount: 41_800.01 }, 422, "₦41,800.00 is left to pay on this loan."],
    ["a pending loan", { loanRef: "LOAN-DEMO-0001" }, 400, "There is nothing to pay on this loan."],
    ["an unknown loan", { loanRef: "LOAN-1" }, 404, "You have no loan with this reference."],
    ["an unknown wallet", { accountType: 1 }, 404, "Wallet not found."],
    [
      "more than the wallet holds",
      { loanRef: "LOAN-DEMO-0004", amount: 300_000 },
      400,
      "Insufficient balance: ₦300,000.00 is needed, the wallet holds ₦245,300.50.",
    ],
  ])("is refused for %s", async (_, changes, status, message) => {
    const answer = await pay(changes);
    expect(answer.body).toMatchObject({ status: false, message });
    expect(answer.status).toBe(status);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
    expect(await loan()).toMatchObject({ outstanding_balance: 41_800 });
  });

  test.each([
    ["02", 31_799.98],
    ["03", 41_800],
  ])("of an amount with %s kobo is pending, and then leaves %d", async (kobo, atLast) => {
    const answer = await pay({ amount: Number(`10000.${kobo}`) });
    expect(answer.body).toMatchObject({ status: 1, message: "Your loan repayment is being processed." });
    expect(await loan()).toMatchObject({ outstanding_balance: 41_800 });
    // An amount that is pending cannot be paid again.
    expect((await pay({ amount: 41_800 })).status).toBe(422);
    sandbox.pass(5000);
    expect(await loan()).toMatchObject({ outstanding_balance: atLast });
    expect(await sandbox.ledgerSum()).toBe(0);
  });

  test("of an amount with 01 kobo fails, and nothing changes", async () => {
    expect((await pay({ amount: 10_000.01 })).body).toMatchObject({ status: 0 });
    expect(await loan()).toMatchObject({ outstanding_balance: 41_800 });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("is not visible for another customer's loan", async () => {
    expect((await get("/loan/repayment/2", "chidi")).status).toBe(404);
  });
});
