import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import type { MountedSandbox } from "#tests/support/sandbox.ts";
import { fillIn, press } from "#tests/screens/payments/paying.ts";

export const BOOK = "POST /api/v1/loan-mgt/loan-applications";
export const SCHEDULE = "POST /api/v1/loan-mgt/repayment-schedule";
export const PRODUCTS = "GET /api/v1/loan-mgt/eligible-loan-products";

/** Opens the application and waits for its products. */
export async function openApplication(sandbox: MountedSandbox, username = "ada"): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/loan/apply", { username });
  await screen.findByText("Salary Advance");
  return user;
}

/** Opens it from the page, like a customer. */
export async function applyNow(sandbox: MountedSandbox): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/loan");
  await user.click(await screen.findByText("Apply Now"));
  await screen.findByText("Salary Advance");
  return user;
}

/** The stage that the bar names. */
export async function stage(text: string): Promise<void> {
  await screen.findByText(text, { selector: "main h2" });
}

/** Goes from the first step to the repayment summary. */
export async function chooseLoan(
  user: UserEvent,
  amount = "50000",
  product = "Salary Advance",
): Promise<void> {
  await user.click(screen.getByText(product));
  await fillIn(user, { "Loan amount": amount });
  await press(user, "Next");
  await stage("Step 2 of 4 · Repayment summary");
}

/** Goes from the first step to the applicant's details. */
export async function goToDetails(user: UserEvent, amount?: string): Promise<void> {
  await chooseLoan(user, amount);
  await press(user, "Next");
  await stage("Step 3 of 4 · Your details");
}

/** The required values of an applicant, with repayment from the wallet. */
export async function fillDetails(user: UserEvent): Promise<void> {
  await fillIn(user, { "Marital status": "single" });
  await payBy(user, "Wallet");
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Wallet" }).value).not.toBe(""),
  );
}

/** Chooses how the loan is paid back. */
export async function payBy(user: UserEvent, method: string): Promise<void> {
  await user.click(screen.getByRole("radio", { name: method }));
}
