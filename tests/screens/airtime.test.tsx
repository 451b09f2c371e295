import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { pinProblem } from "./payments/paying.ts";

const sandbox = mountSandbox();
const PURCHASE = "POST /api/v1/transactions/buy-airtime";
const HISTORY = "GET /api/v1/customers/wallet-transactions";
const purchases = () => sandbox.requests.filter((request) => request === PURCHASE);

// The tests search for roles only in small parts of the page. In the whole page with its history a search takes seconds.
const phone = () => screen.getByLabelText<HTMLInputElement>("Phone Number");
const amount = () => screen.getByLabelText<HTMLInputElement>("Amount");
const network = () => screen.getByLabelText<HTMLSelectElement>("Network").value;
const pin = () => screen.getByLabelText<HTMLInputElement>("Transaction PIN", { selector: "input" });

async function openForm(): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/airtime");
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Wallet").value).toBe("2010000017"));
  return user;
}

async function fillIn(user: UserEvent, number: string, naira: string): Promise<void> {
  await user.click(phone());
  await user.paste(number);
  await user.click(amount());
  await user.paste(naira);
}

/** Continues from the filled-in form, and confirms in the dialog. */
async function confirm(user: UserEvent, code: string): Promise<void> {
  await user.click(screen.getByText("Continue"));
  await screen.findByText("Enter Transaction PIN");
  await user.click(pin());
  await user.paste(code);
  await user.keyboard("{Enter}");
}

describe("airtime", () => {
  it("has the specification's fields, networks and quick amounts, in order", async () => {
    await openForm();
    const form = screen.getByLabelText("Wallet").closest("form")!;
    const labels = [...form.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(labels).toEqual(["Wallet", "Network", "Phone Number", "Amount"]);
    const networks = [...form.querySelectorAll<HTMLOptionElement>("[name=network_provider] option")];
    expect(networks.map(({ value }) => value)).toEqual(["", "mtn", "glo", "airtel", "etisalat"]);
    const picks = within(within(form).getByLabelText("Quick amount")).getAllByRole("button");
    expect(picks.map(({ textContent }) => textContent).join(" ")).toBe("₦50 ₦100 ₦200 ₦300 ₦500 ₦750");
  });

  it("after a purchase shows the result in the server's words, then an empty form, or the same again", async () => {
    const user = await openForm();
    await fillIn(user, "+234 805 987 0066", "1,250.50");
    await confirm(user, "1234");
    const result = await screen.findByLabelText("Payment successful");
    await waitFor(() => expect(document.activeElement).toBe(within(result).getByText("Successful")));
    const said = ["Your airtime purchase was successful.", "₦1,250.50 to 08059870066", "Glo"];
    for (const text of said) expect(result.textContent).toContain(text);
    for (const gone of ["OK", "Enter Transaction PIN", "Continue"])
      expect(screen.queryByText(gone)).toBeNull();
    await user.click(within(result).getByText("Pay again"));
    expect([phone().value, amount().value, network()]).toEqual(["08059870066", "1,250.50", "glo"]);
    await confirm(user, "1234");
    await user.click(await screen.findByText("Done"));
    expect(document.activeElement?.tagName).toBe("H1");
    expect([phone().value, amount().value, network()]).toEqual(["", "", ""]);
    expect(purchases()).toHaveLength(2);
  });

  it("stays in the dialog after a wrong PIN, with the PIN cleared and the rest kept", async () => {
    const user = await openForm();
    await fillIn(user, "08059870066", "100");
    await confirm(user, "9741");
    expect(await pinProblem()).toBe("Incorrect transaction PIN. 4 tries left.");
    expect(screen.getByText("Enter Transaction PIN")).toBeTruthy();
    expect([pin().value, amount().value]).toEqual(["", "100"]);
    // What is shown can be confirmed once more.
    expect(screen.queryByText(/cannot be paid/)).toBeNull();
  });

  it("opens no dialog if the form has errors", async () => {
    const user = await openForm();
    await fillIn(user, "0805", "10");
    await user.click(screen.getByText("Continue"));
    const summary = (await screen.findByText("There is a problem")).parentElement!;
    expect(summary.textContent).toContain("Enter a Nigerian mobile number, like 0803 123 4567");
    expect(summary.textContent).toContain("Enter ₦50 or more");
    expect(screen.queryByText("Enter Transaction PIN")).toBeNull();
  });

  it("uses the tenant's limits: smaller amounts are neither offered nor accepted, and phone numbers have the tenant's format", async () => {
    const phoneForm = { pattern: "^0[235]\\d{8}$", message: "Enter ten digits, like 024 123 4567" };
    const limits = { smallestAmounts: { airtime: 150 }, phone: phoneForm };
    sandbox.setTenant("demo", JSON.stringify({ limits }));
    const user = await openForm();
    const picks = within(screen.getByLabelText("Quick amount")).getAllByRole("button");
    expect(picks.map(({ textContent }) => textContent).join(" ")).toBe("₦200 ₦300 ₦500 ₦750");
    await fillIn(user, "08059870066", "149");
    await user.click(screen.getByText("Continue"));
    const summary = (await screen.findByText("There is a problem")).parentElement!;
    expect(summary.textContent).toContain("Enter ten digits, like 024 123 4567");
    expect(summary.textContent).toContain("Enter ₦150 or more");
  });

  it("shows a lost reply as pending, never as failed, and later shows the outcome", async () => {
    const user = await openForm();
    await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
    await fillIn(user, "08059870066", "100");
    // The app asks the bank by itself. Without the hold the reply might come before a slow machine sees the pending state.
    const answer = sandbox.hold(HISTORY);
    await confirm(user, "1234");
    await screen.findByText(/Do not pay again\..*Reference: \d{8}-\w{8}/, { selector: "output *" });
    await answer();
    await screen.findByLabelText("Payment successful", { selector: "section" });
    expect(purchases()).toHaveLength(1);
  });
});
