import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import {
  alert,
  end,
  dialog,
  field,
  fillIn,
  labels,
  press,
  problems,
  quickAmounts,
  result,
} from "./paying.ts";

const sandbox = mountSandbox();
const REQUEST = "POST /vas/api/payment/request";
const QUESTIONS = "GET /vas/api/payment/request/*";
const SECOND = 1000;

const WAITING = "Waiting for approval";
const waiting = () => screen.queryByText(WAITING, { selector: "dialog h2" });
const timer = () => Number.parseInt(screen.getByRole("timer").textContent, 10);

const FAKED = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;

/** Opens the screen. Time passes by itself, and tests can move it forward. */
async function open(): Promise<UserEvent> {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...FAKED] });
  const user = await visitSignedIn(sandbox, "/soft-ussd-pos");
  await waitFor(() => expect(field("Wallet").value).toBe("2010000017"));
  return user;
}

/** Sends a request to the phone of a customer, who approves or declines it. */
async function ask(user: UserEvent, phone: string): Promise<void> {
  await fillIn(user, { Amount: "1000", "Phone Number": phone });
  await press(user, "Request Payment");
}

/** Lets this many seconds pass, until the customer decides. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
}

test("has the specification's fields, quick amounts and notice of the fee", async () => {
  await open();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Soft USSD"));
  expect(labels()).toEqual(["Amount", "Phone Number", "Wallet"]);
  expect(quickAmounts()).toBe("₦1,000 ₦2,000 ₦5,000 ₦10,000 ₦20,000 ₦50,000");
  expect(document.querySelector("main")?.textContent).toContain(
    "A fee of ₦30 is taken from what you receive.",
  );
});

test("an empty form lists the missing values, and each field has its message", async () => {
  const user = await open();
  await press(user, "Request Payment");
  expect(await problems()).toEqual([
    "Please fill in all fields",
    "Choose or enter an amount",
    "Enter the phone number of the person who pays",
  ]);
  await fillIn(user, { Amount: "99", "Phone Number": "0803" });
  await press(user, "Request Payment");
  await waitFor(async () =>
    expect(await problems()).toEqual([
      expect.any(String),
      "The smallest amount is ₦100",
      "Enter a Nigerian mobile number, like 0803 123 4567",
    ]),
  );
  expect(sandbox.bodies(REQUEST)).toEqual([]);
});

test("a request that is refused: 'Failed' with the message, and no waiting", async () => {
  const user = await open();
  const body = { status: false, message: "This phone cannot pay." };
  await sandbox.plan({ route: REQUEST, kind: "status", status: 422, body });
  await fillIn(user, { Amount: "1000", "Phone Number": "08059870066" });
  await press(user, "Request Payment");
  expect(await alert(user)).toEqual(["Failed", "This phone cannot pay."]);
  expect(waiting()).toBeNull();
  expect(field("Phone Number").value).toBe("08059870066");
});

describe("the answer", () => {
  test("Approved: success, the very payload, the result, an empty form", async () => {
    const user = await open();
    await ask(user, "08059870066");
    await dialog(WAITING);
    expect(sandbox.bodies(REQUEST)).toEqual([
      { amount: 1000, phone: "08059870066", account_number: "2010000017" },
    ]);
    await pass(6);
    expect(await end()).toEqual(["Successful", "The payment was approved."]);
    expect(waiting()).toBeNull();
    const net = "You receive, less the fee of ₦30: ₦970.00";
    expect(await result("successful")).toEqual(
      expect.arrayContaining(["₦1,000.00 from 08059870066", "To wallet: 2010000017", net]),
    );
    await press(user, "Done");
    expect([field("Amount").value, field("Phone Number").value]).toEqual(["", ""]);
  });

  test.each([
    [
      "Declined, a warning with the word",
      "08000000003",
      ["Declined", "The payment was declined."],
      "warning",
    ],
    [
      "that the payment failed",
      "08000000001",
      ["Failed", "The payment could not be made. No money has moved."],
      "failed",
    ],
  ])("%s", async (_, phone, said, tone) => {
    const user = await open();
    await ask(user, phone);
    await dialog(WAITING);
    await pass(6);
    await screen.findByText(said[1]!, { selector: "[role=alertdialog] *" });
    const icon = document.querySelector("[role=alertdialog] svg")!;
    expect(icon.classList.contains("lucide-triangle-alert")).toBe(tone === "warning");
    expect(await alert(user)).toEqual(said);
    expect(waiting()).toBeNull();
    await result("failed");
  });

  test("an unknown word: a warning with it, and the payment stays pending", async () => {
    const user = await open();
    const data = { apiResponse: { success: true }, statusDescription: "On hold" };
    const body = { status: true, message: "On hold.", data };
    await sandbox.plan({ route: QUESTIONS, kind: "status", status: 200, body });
    await ask(user, "08000000007");
    const [title, text] = await end();
    expect(title).toBe("On hold");
    expect(text).toMatch(/^We do not know yet whether the customer has paid\..* Reference: \d{8}-\w{8}$/);
    await result("pending");
  });

  test("none: the counter goes from 120 to 0, then the dialog closes and the payment is pending", async () => {
    const user = await open();
    await ask(user, "08000000007");
    await dialog(WAITING);
    // Time also passes by itself, and a machine may be slow.
    expect(timer()).toBeGreaterThan(100);
    expect(timer()).toBeLessThanOrEqual(120);
    await pass(60);
    await waitFor(() => expect(timer()).toBeLessThanOrEqual(60));
    expect(timer()).toBeGreaterThan(30);
    await pass(60);
    await waitFor(() => expect(waiting()).toBeNull());
    const [title, text] = await end();
    expect(title).toBe("Payment pending");
    expect(text).toMatch(/^Nobody has approved the request yet\..* Reference: \d{8}-\w{8}$/);
    await result("pending");
    expect(sandbox.bodies(REQUEST)).toHaveLength(1);
  });

  test("none, and the customer stops waiting: the payment is pending, and is asked about", async () => {
    const user = await open();
    await ask(user, "08000000007");
    await user.click(within(await dialog(WAITING)).getByText("Stop waiting"));
    await waitFor(() => expect(waiting()).toBeNull());
    expect((await end())[0]).toBe("Payment pending");
    await result("pending");
    expect(sandbox.bodies(REQUEST)).toHaveLength(1);
  });
});
