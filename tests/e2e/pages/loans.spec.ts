import type { Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { expectEnd, result } from "../harness/airtime.ts";
import { arrowTo } from "../harness/by-keyboard.ts";
import { ada, enter } from "../harness/customers.ts";
import { balanceOf, blockHistory, callsOf } from "../harness/money.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";

const PAY = "POST /api/v1/loan/pay";
const LOAN = "LOAN-DEMO-0002";
const MINUTE = 60_000;

const next = async (page: Page) => await page.getByRole("button", { name: "Next" }).click();
const stage = async (page: Page, text: string) =>
  await expect(page.getByRole("heading", { name: text })).toBeFocused();
const tab = async (page: Page, name: string) => await page.getByRole("tab", { name }).click();

/** Goes from the page to the first step. */
async function applyNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByRole("radio", { name: "Salary Advance" })).toBeVisible();
}

/** Goes from the list of active loans to the dialog that pays one. */
async function openPayment(page: Page) {
  await page.getByRole("button", { name: `View Details of ${LOAN}` }).click();
  await page.getByRole("button", { name: "Pay Loan" }).click();
  const dialog = page.getByRole("dialog", { name: "Pay Loan" });
  await expect(dialog.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
  return dialog;
}

test("a loan by wallet: below the minimum, above the maximum, booked, and paid out", async ({
  page,
  bank,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, "/loan", "Loan");
  await expectAccessible(page);
  await applyNow(page);
  const amount = page.getByRole("textbox", { name: "Loan amount" });
  await page.getByRole("radio", { name: "Salary Advance" }).check();
  await amount.fill("9,999");
  await next(page);
  await expect(page.getByRole("link", { name: "Amount cannot be less than ₦10,000" })).toBeVisible();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await amount.fill("150001");
  await expect(page.getByText("Maximum loan amount is ₦150,000")).toBeVisible();
  await expectReflow(page);
  await amount.fill("50002");
  await next(page);

  await stage(page, "Step 2 of 4 · Repayment summary");
  await expect(page.getByRole("table", { name: "Repayment schedule" }).getByRole("row")).toHaveCount(4);
  await expectAccessible(page);
  await expectReflow(page);
  await next(page);

  await stage(page, "Step 3 of 4 · Your details");
  await page.getByRole("combobox", { name: "Marital status" }).selectOption("single");
  await page.getByRole("radio", { name: "Wallet" }).check();
  await expect(page.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
  await next(page);
  await expect(page.getByRole("heading", { name: "Check your application" })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await stage(page, "Step 4 of 4 · Confirmation");
  await expect(page.getByText("₦50,002.00")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "See your loans" }).click();
  await expect(page).toHaveURL(/\/loan\?tab=pending$/);

  await sandbox.putForward(MINUTE);
  await tab(page, "Active");
  await expect(page.getByRole("row", { name: /₦50,002\.00 Active/ })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before + 5_000_200);
});

test("a loan by direct debit, left midway and continued", async ({ page, bank, sandbox }) => {
  await enter(page, bank, "/loan", "Loan");
  await applyNow(page);
  await page.getByRole("radio", { name: "Business Boost" }).check();
  await page.getByRole("textbox", { name: "Loan amount" }).fill("200000");
  await next(page);
  await next(page);
  await page.getByRole("checkbox", { name: "I have dependents" }).check();
  await page.getByRole("textbox", { name: "Number of dependents" }).fill("3");
  await page.getByRole("combobox", { name: "Marital status" }).selectOption("married");
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Account Overview" })).toBeVisible();
  await page.getByRole("link", { name: "Loan", exact: true }).click();
  await page.getByRole("button", { name: "Apply Now" }).click();

  await expect(page.getByText("We kept what you entered.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Number of dependents" })).toHaveValue("3");
  await page.getByRole("radio", { name: "Direct debit from a bank account" }).check();
  await page.getByRole("textbox", { name: "Account Number" }).fill("0123456789");
  await expect(page.getByText("Please select a bank first")).toBeVisible();
  const bankName = page.getByRole("combobox", { name: "Bank" });
  await bankName.fill("Lagos Com");
  await page.getByRole("option", { name: "Lagos Commercial Bank" }).click();
  await expect(page.getByRole("textbox", { name: "Account Name" })).not.toHaveValue("");
  await expectAccessible(page);
  await expectReflow(page);
  await next(page);
  await expect(page.getByRole("heading", { name: "Check your application" })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await stage(page, "Step 4 of 4 · Confirmation");
  await expect(page.getByText("Direct debit")).toBeVisible();
  const [booked] = await callsOf(sandbox, "POST /api/v1/loan-mgt/loan-applications");
  expect(booked?.body).toMatchObject({ no_of_dependents: 3, repayment_bank_account_number: "0123456789" });
});

test("the application by keyboard only", async ({ page, bank }) => {
  await enter(page, bank, "/loan", "Loan");
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("tab", { name: "Apply" }).focus();
  await press("ArrowRight", "ArrowLeft", "Tab", "Tab", "Enter");
  await expect(page.getByRole("radio", { name: "Salary Advance" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).focus();
  await press("Tab", "Space");
  await expect(page.getByRole("radio", { name: "Salary Advance" })).toBeChecked();
  await press("Tab");
  await page.keyboard.type("20000");
  await press("Enter");
  await stage(page, "Step 2 of 4 · Repayment summary");
  await press("Tab", "Tab", "Enter");
  await stage(page, "Step 3 of 4 · Your details");
  await press("Tab", "Space", "Tab");
  await page.keyboard.type("300000");
  await press("Tab", "Tab", "Tab");
  await arrowTo(page, page.getByLabel("Marital status"), "Single");
  await press("Tab", "Tab", "Tab", "Tab", "Space");
  await expect(page.getByRole("radio", { name: "Wallet" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Wallet" })).toHaveValue(ada.wallet);
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Check your application" })).toBeVisible();
  await stage(page, "Step 3 of 4 · Your details");
  await press("Tab", "Tab", "Enter");
  await stage(page, "Step 4 of 4 · Confirmation");
});

test("the customer pays a part of a loan, then the rest", async ({ page, bank, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, "/loan?tab=active", "Loan");
  await page.getByRole("button", { name: `Repayment History of ${LOAN}` }).click();
  await expect(page.getByRole("dialog").getByRole("row", { name: /₦20,900\.00 Direct debit/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `View Details of ${LOAN}` }).click();
  const progress = page.getByRole("list", { name: "Loan progress" });
  await expect(progress).toContainText("Outstanding ₦41,800.00 67%");
  await expectAccessible(page);
  await expectReflow(page);
  await page.keyboard.press("Escape");

  const dialog = await openPayment(page);
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Amount" }).fill("11,800");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Confirm payment" })).toBeVisible();
  await dialog.getByRole("button", { name: "Pay Loan" }).click();
  await expectEnd(page, "Success", "Your loan repayment was successful.");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/loan\?tab=active$/);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 1_180_000);

  await openPayment(page);
  await expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("30,000");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Pay Loan" }).click();
  await expectEnd(page, "Success", "Your loan repayment was successful.");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row", { name: new RegExp(LOAN) })).toBeHidden();
  await tab(page, "Completed");
  await page.getByRole("button", { name: `View Details of ${LOAN}` }).click();
  await expect(progress).toContainText("Outstanding ₦0.00");
  await expect(page.getByRole("button", { name: "Pay Loan" })).toBeHidden();
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 4_180_000);
});

test("server errors: the list, the eligibility, and a payment with a lost reply, which is made once", async ({
  page,
  bank,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  const eligibility = "GET /api/v1/loan-mgt/eligible-loan-products";
  await sandbox.plan({ route: eligibility, kind: "status", status: 500, body: {} });
  await enter(page, bank, "/loan", "Loan");
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByText("An error occurred while checking eligibility.")).toBeVisible();
  await expectAccessible(page);
  await sandbox.plan({ route: "GET /api/v1/loan-mgt/loans", kind: "status", status: 400, body: {} });
  await tab(page, "Active");
  await expect(page.getByText("We could not load your loans")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  // The button has gone, and the focus is not lost with it.
  await expect(page.locator("section:focus, main:focus")).toBeVisible();

  const dialog = await openPayment(page);
  await dialog.getByRole("textbox", { name: "Amount" }).fill("5000");
  await page.keyboard.press("Enter");
  await sandbox.plan({ route: PAY, kind: "drop-after" });
  await blockHistory(sandbox);
  await dialog.getByRole("button", { name: "Pay Loan" }).click();
  await expectEnd(page, "Payment pending", /Something Went Wrong\..*Do not pay again/);
  await sandbox.forgetFaults();
  await expect(result(page, "successful")).toBeVisible();
  expect(await callsOf(sandbox, PAY)).toHaveLength(1);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 500_000);
});
