import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { isoDay } from "#lib/time/dates.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { description, field, fillIn, press, problems, rows } from "#tests/screens/payments/paying.ts";

import { chooseLoan, openApplication, PRODUCTS, SCHEDULE, stage } from "./applying.ts";

const sandbox = mountSandbox();
const AMOUNT = "Loan amount";
const dayIn = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000), "Africa/Lagos");

describe("the first step", () => {
  test("shows the products with their terms, and suggests tomorrow", async () => {
    await openApplication(sandbox);
    await stage("Step 1 of 4 · Loan details");
    await waitFor(() => expect(document.title).toBe("Ada Okafor Apply for a loan"));
    expect(screen.getByText(/₦50,000\.00 to ₦500,000\.00, 11% interest, 6 months$/)).toBeTruthy();
    expect(field("Desired date").value).toBe(dayIn(1));
    expect(field("Desired date").min).toBe(dayIn(0));
  });

  test("needs a chosen product, an amount and a date to continue", async () => {
    const user = await openApplication(sandbox);
    await fillIn(user, { "Desired date": "" });
    await press(user, "Next");
    expect(await problems()).toEqual([
      "There is a problem",
      "Choose a loan product",
      "Enter the amount that you want to borrow",
      "Choose the day on which you want to have the money",
    ]);
    expect(sandbox.bodies(SCHEDULE)).toEqual([]);
  });

  test("cuts an amount above the maximum down to it, and says so", async () => {
    const user = await openApplication(sandbox);
    await user.click(screen.getByText("Salary Advance"));
    await fillIn(user, { [AMOUNT]: "150001" });
    expect(description(AMOUNT)).toContain("Maximum loan amount is ₦150,000");
    await user.tab();
    expect(field(AMOUNT).value).toBe("150,000");
    await fillIn(user, { [AMOUNT]: "140000" });
    expect(description(AMOUNT)).not.toContain("Maximum");
  });

  test("cuts it down when a smaller product is chosen afterwards", async () => {
    const user = await openApplication(sandbox);
    await user.click(screen.getByText("Business Boost"));
    await fillIn(user, { [AMOUNT]: "400000" });
    await user.click(screen.getByText("Salary Advance"));
    await waitFor(() => expect(field(AMOUNT).value).toBe("150,000"));
    expect(description(AMOUNT)).toContain("Maximum loan amount is ₦150,000");
  });

  test("shows the valid amount and only the product's own warning, however often the product changes", async () => {
    const user = await openApplication(sandbox);
    const choose = async (product: string) => await user.click(screen.getByText(product));
    for (const amount of ["400000", "300000"]) {
      await choose("Business Boost");
      await fillIn(user, { [AMOUNT]: amount });
      await choose("Salary Advance");
      await waitFor(() => expect(field(AMOUNT).value).toBe("150,000"));
      expect(description(AMOUNT)).toContain("Maximum loan amount is ₦150,000");
      await choose("Business Boost");
      expect(description(AMOUNT)).not.toContain("Maximum");
      expect(field(AMOUNT).value).toBe("150,000");
    }
    await press(user, "Next");
    await stage("Step 2 of 4 · Repayment summary");
    expect(sandbox.bodies(SCHEDULE)).toMatchObject([{ loan_product_id: 2, loan_amount: 150_000 }]);
  });

  test("marks an amount below the minimum as invalid", async () => {
    const user = await openApplication(sandbox);
    await user.click(screen.getByText("Salary Advance"));
    await fillIn(user, { [AMOUNT]: "9999" });
    await press(user, "Next");
    expect(await problems()).toContain("Amount cannot be less than ₦10,000");
    expect(field(AMOUNT).getAttribute("aria-invalid")).toBe("true");
    expect(sandbox.bodies(SCHEDULE)).toEqual([]);
  });

  test("accepts no e, plus or minus, and keeps only the digits of pasted text", async () => {
    const user = await openApplication(sandbox);
    const isLetIn = (key: string) => fireEvent.keyDown(field(AMOUNT), { key });
    expect(["e", "E", "+", "-"].filter(isLetIn)).toEqual([]);
    expect(isLetIn("5")).toBe(true);
    await user.click(field(AMOUNT));
    await user.paste("NGN -20,000e");
    expect(field(AMOUNT).value).toBe("20000");
    await user.clear(field(AMOUNT));
    await user.paste("1,50");
    expect(field(AMOUNT).value).toBe("1,50");
    await press(user, "Next");
    expect(await problems()).toContain("Enter an amount, like 1500 or 1500.50");
  });

  test("refuses a day in the past", async () => {
    const user = await openApplication(sandbox);
    await user.click(screen.getByText("Salary Advance"));
    fireEvent.change(field("Desired date"), { target: { value: dayIn(-1) } });
    await fillIn(user, { [AMOUNT]: "20000" });
    await press(user, "Next");
    expect(await problems()).toContain("Choose today or a later day");
  });

  test.each([
    ["Salary Advance", "Repayments are due on Monday, Tuesday, Wednesday, Thursday and Friday."],
    ["Business Boost", "Repayments are due on Monday, Wednesday and Friday."],
    ["Home Improvement", "Repayments are due on Friday."],
  ])("shows the repayment weekdays of %s at the date", async (product, text) => {
    const user = await openApplication(sandbox);
    await user.click(screen.getByText(product));
    expect(description("Desired date")).toContain(text);
  });

  test("says that there are no products, and loads products again after an error", async () => {
    await sandbox.plan({ route: PRODUCTS, kind: "drop-before" });
    const user = await visitSignedIn(sandbox, "/loan/apply", { username: "bola" });
    await screen.findByText("Network error. Please try again.");
    await press(user, "Try again");
    expect(await screen.findByText("No eligible loan products found.")).toBeTruthy();
  });
});

describe("the repayment summary", () => {
  test("asks for the schedule once, and shows all of it, rounded up", async () => {
    const user = await openApplication(sandbox);
    await fillIn(user, { "Desired date": "2031-01-31" });
    await chooseLoan(user);
    expect(sandbox.bodies(SCHEDULE)).toEqual([
      { loan_product_id: 1, loan_amount: 50_000, desired_loan_disbursement_date: "2031-01-31" },
    ]);
    expect(rows(document.querySelector("main")!)).toEqual([
      "Monthly payment: ₦17,417.00",
      "Loan amount: ₦50,000.00",
      "Interest: ₦2,250.00",
      "Total to pay back: ₦52,250.00",
      "Next payment: Feb 28, 2031, ₦17,417.00",
      "First payment: Feb 28, 2031",
      "Last payment: Apr 30, 2031",
    ]);
    const lines = [...document.querySelectorAll("main tbody tr")].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );
    expect(lines).toEqual([
      ["1. February 2031", "Feb 28, 2031", "₦17,417.00"],
      ["2. March 2031", "Mar 31, 2031", "₦17,417.00"],
      ["3. April 2031", "Apr 30, 2031", "₦17,417.00"],
    ]);
    expect(screen.getByText("Principal").textContent).toBe("Principal ₦50,000.00 96%");
    expect(screen.getByText("Interest", { selector: "span" }).textContent).toBe("Interest ₦2,250.00 4%");
  });

  test("keeps all values on the way back, and asks again for another amount", async () => {
    const user = await openApplication(sandbox);
    await chooseLoan(user);
    await press(user, "Back");
    await stage("Step 1 of 4 · Loan details");
    expect(field(AMOUNT).value).toBe("50,000");
    await fillIn(user, { [AMOUNT]: "60000" });
    await press(user, "Next");
    await screen.findAllByText("₦60,000.00");
    expect(sandbox.bodies(SCHEDULE)).toHaveLength(2);
  });

  test.each([
    ["a refusal", { kind: "status", status: 403, body: { status: false, message: "Not now." } }, "Not now."],
    ["no answer", { kind: "drop-before" }, /^We could not reach the bank/],
  ] as const)("does not come after %s, and can come with the next attempt", async (_, fault, text) => {
    const user = await openApplication(sandbox);
    await sandbox.plan({ route: SCHEDULE, ...fault });
    await user.click(screen.getByText("Salary Advance"));
    await fillIn(user, { [AMOUNT]: "50000" });
    await press(user, "Next");
    expect(await screen.findByText(text)).toBeTruthy();
    await press(user, "Next");
    await stage("Step 2 of 4 · Repayment summary");
  });
});
