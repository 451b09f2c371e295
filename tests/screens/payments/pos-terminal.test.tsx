import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import type { Fault } from "#sandbox/http/fault.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { end, dialog, failure, field, fillIn, press, problems, result, rows, toast } from "./paying.ts";

const sandbox = mountSandbox();
const TERMINALS = "GET /api/v1/transactions/errandpay/get-pos-terminals";
const TRANSFER = "POST /api/v1/transactions/errandpay/transfer-pos-funds";
const TERMINAL = { code: "2030AB42", serial: "98220514702" };

type Spoilt = Omit<Fault, "route">;
const replies = (status: number, body: object): Spoilt => ({ kind: "status", status, body });

async function open(username = "ada"): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/pos-terminal", { username });
  await screen.findByText("Transfer Fund");
  return user;
}

/** Chooses the terminal and opens the dialog. */
async function choose(user: UserEvent): Promise<HTMLDialogElement> {
  await user.click(await screen.findByText(`Terminal ${TERMINAL.code}`));
  await press(user, "Transfer Fund");
  return await dialog("Transfer Fund");
}

/** Goes from the page to the last dialog. */
async function goOn(user: UserEvent): Promise<HTMLDialogElement> {
  await choose(user);
  await fillIn(user, { Amount: "2500.50" });
  await press(user, "Continue");
  return await dialog("Confirm Transfer");
}

test("shows the terminals with hidden balances, and copies their ids", async () => {
  const user = await open();
  await waitFor(() => expect(document.title).toBe("Ada Okafor POS Terminal"));
  await screen.findByText("Terminal 2030AB41");
  const main = document.querySelector("main")!;
  expect(main.textContent).not.toContain("12,600.50");
  await user.click(screen.getByLabelText(`Show balance of Terminal ${TERMINAL.code}`));
  expect(main.textContent).toContain("₦12,600.50");
  expect(main.textContent).not.toContain("84,250");
  await user.click(screen.getByLabelText(`Copy ${TERMINAL.code}`));
  expect(await navigator.clipboard.readText()).toBe(TERMINAL.code);
  await toast(`${TERMINAL.code} copied`);
});

test("moves money: the review, the exact payload, the alert, the new balance", async () => {
  const user = await open();
  const first = await choose(user);
  expect(first.textContent).toContain(
    "From terminal 2030AB42 to your wallet. The bank decides which of your wallets.",
  );
  await fillIn(user, { Amount: "2500.50" });
  await press(user, "Continue");
  expect(rows(await dialog("Confirm Transfer"))).toEqual([
    "Amount: ₦2,500.50",
    "From terminal: 2030AB42",
    "You receive: ₦2,500.50 less the bank's charge, if it takes one",
  ]);
  await press(user, "Transfer Now");
  expect((await end())[0]).toBe("Successful");
  expect(sandbox.bodies(TRANSFER)).toEqual([{ serial_number: TERMINAL.serial, transaction_amount: 2500.5 }]);
  expect(await result("successful")).toContain(
    "You receive: ₦2,500.50 less the bank's charge, if it takes one",
  );
  await press(user, "Done");
  await user.click(screen.getByLabelText(`Show balance of Terminal ${TERMINAL.code}`));
  await screen.findByText("₦10,100.00");
});

test("without a terminal or an amount, each field has its message", async () => {
  const user = await open();
  await screen.findByText(`Terminal ${TERMINAL.code}`);
  await press(user, "Transfer Fund");
  expect(await problems()).toContain("Choose a terminal");
  await choose(user);
  await press(user, "Continue");
  await waitFor(async () => expect(await problems()).toContain("Enter an amount"));
  await fillIn(user, { Amount: "0.99" });
  await press(user, "Continue");
  await waitFor(async () => expect(await problems()).toContain("The smallest amount is ₦1"));
  expect(sandbox.bodies(TRANSFER)).toEqual([]);
});

test("no terminals", async () => {
  await open("bola");
  expect(await screen.findByText("You have no terminals yet.")).toBeTruthy();
});

test("terminals that cannot be loaded can be loaded again", async () => {
  await sandbox.plan({ route: TERMINALS, ...replies(500, {}) });
  const user = await open();
  await screen.findByText("Your terminals could not be loaded.");
  await press(user, "Try again");
  expect(await screen.findByText(`Terminal ${TERMINAL.code}`)).toBeTruthy();
});

describe("a transfer that fails", () => {
  test.each<[string, Spoilt, string]>([
    ["status not true, with a message", replies(200, { status: false, message: "Refused." }), "Refused."],
    ["status not true, without a word", replies(200, { status: false }), "Something Went Wrong"],
    ["a request error", replies(400, { status: false, message: "Not now." }), "Not now."],
  ])("%s: shows the message, and the amount stays", async (_, fault, message) => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: TRANSFER, ...fault });
    await press(user, "Transfer Now");
    expect(await failure()).toEqual(["Failed", message]);
    await press(user, "Back");
    await dialog("Transfer Fund");
    expect(field("Amount").value).toBe("2,500.50");
  });

  test("with an unknown outcome: 'Something Went Wrong', and pending", async () => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: TRANSFER, ...replies(500, {}) });
    await press(user, "Transfer Now");
    const [title, text] = await end();
    expect(title).toBe("Payment pending");
    expect(text).toMatch(/^Something Went Wrong\. .*Do not repeat it\./);
    await result("pending");
  });

  test("because the terminal holds too little: a message at the field", async () => {
    const user = await open();
    await choose(user);
    await fillIn(user, { Amount: "12600.51" });
    await press(user, "Continue");
    const text = "The terminal has ₦12,600.50: enter that or less";
    await waitFor(async () => expect(await problems()).toContain(text));
    expect(sandbox.bodies(TRANSFER)).toEqual([]);
  });
});
