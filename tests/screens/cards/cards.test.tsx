import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";
import {
  end,
  dialog,
  enterPin,
  field,
  failure,
  fillIn,
  pinField,
  problems,
  refuses,
  result,
  rows,
  toast,
} from "#tests/screens/payments/paying.ts";

const sandbox = mountSandbox();
const CREATE = "POST /api/v1/card-mgt/cards/virtual/create";
const APPLY = "POST /api/v1/card-mgt/cards/physical/request";
const FUND = "POST /api/v1/card-mgt/cards/1/fund";
const HISTORY = "GET /api/v1/customers/wallet-transactions";
const ADDRESS = "3 Palm Avenue, Ikeja, Lagos";
const lost = { kind: "drop-after" as const };

const cards = async () => await screen.findAllByRole("article");
const isOpen = () => document.querySelector("dialog[open]") !== null;

/** Opens the page, then one of its dialogs. */
async function open(button: RegExp | string, title: string, path = "/atm-card", username = "ada") {
  const user = await visitSignedIn(sandbox, path, { username });
  const [opener] = await screen.findAllByRole("button", { name: button });
  await user.click(opener!);
  return { user, shown: await dialog(title) };
}

async function press(user: UserEvent, shown: HTMLElement, name: string): Promise<void> {
  await user.click(within(shown).getByRole("button", { name }));
}

describe("a virtual card", () => {
  const TITLE = "Request Virtual Card";
  const ask = async (username = "ada") => await open(TITLE, TITLE, "/atm-card", username);
  const confirm = async (user: UserEvent, shown: HTMLElement, pin: string) => {
    if (pin !== "") await fillIn(user, { "Transaction PIN": pin });
    await press(user, shown, TITLE);
  };

  test("exists after the PIN, and the request contains only the PIN", async () => {
    const { user, shown } = await ask("chidi");
    expect(location.pathname).toBe("/atm-card/request");
    await confirm(user, shown, "11119");
    await toast("Your virtual card was created.");
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(location.pathname).toBe("/atm-card");
    expect(await cards()).toHaveLength(1);
    expect(sandbox.bodies(CREATE)).toEqual([{ transaction_pin: "1111" }]);
  });

  test.each([
    ["", "Please enter your transaction PIN"],
    ["12", "Enter all 4 characters of your transaction PIN"],
  ])("is not requested with the PIN %j", async (pin, message) => {
    const { user, shown } = await ask();
    await confirm(user, shown, pin);
    expect(await problems()).toContain(message);
    expect(sandbox.bodies(CREATE)).toEqual([]);
  });

  test.each([
    ["a refusal", refuses(422, "Not today."), "Not today."],
    ["status false", refuses(200, "Not today either."), "Not today either."],
    ["a refusal without a word", refuses(400), "Virtual Card Creation failed"],
    ["no reply", lost, /^An error occurred while processing card creation\./],
  ])("that fails by %s says so, and the PIN can be entered again", async (_, fault, text) => {
    const { user, shown } = await ask();
    await sandbox.plan({ route: CREATE, ...fault });
    await confirm(user, shown, "1234");
    expect(await within(shown).findByText(text)).toBeTruthy();
    expect(pinField().value).toBe("");
  });

  test("that was created although the reply was lost is in the list when the dialog is closed", async () => {
    const { user, shown } = await ask();
    await sandbox.plan({ route: CREATE, ...lost });
    await confirm(user, shown, "1234");
    await within(shown).findByText(/The card may have been made\./);
    await press(user, shown, "Close");
    await waitFor(async () => expect(await cards()).toHaveLength(4));
  });

  test("that is requested again after a lost reply is created once, and the next request creates another", async () => {
    const { user, shown } = await ask();
    await sandbox.plan({ route: CREATE, ...lost });
    await confirm(user, shown, "1234");
    await within(shown).findByText(/Try again: you do not get two\.$/);
    await confirm(user, shown, "1234");
    await toast("Your virtual card was created.");
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    await user.click(screen.getAllByRole("button", { name: TITLE })[0]!);
    await confirm(user, await dialog(TITLE), "1234");
    await waitFor(async () => expect(await cards()).toHaveLength(5));
  });
});

/** Goes from the page to the PIN, or stops at an invalid amount. */
async function fund(amount: string): Promise<UserEvent> {
  const { user, shown } = await open(/^Fund Card .*Visa/, "Fund Card");
  await waitFor(() => expect(field("Wallet").value).toBe("2010000017"));
  await fillIn(user, { Amount: amount });
  await press(user, shown, "Continue");
  return user;
}

describe("money for a card", () => {
  test("the rows before, the very payload, the alert, the new balance", async () => {
    const user = await fund("1500");
    expect(rows(await dialog("Enter Transaction PIN"))).toEqual([
      "Amount: ₦1,500.00",
      "To card: Visa 4000 •••• •••6 7899",
      "From wallet: 2010000017",

      "Total: ₦1,500.00 plus the bank's charge, if it takes one",
    ]);
    await enterPin(user);
    expect(await end()).toEqual(["Successful", "Your card funding was successful."]);
    expect(await result("successful")).toContain("Total: ₦1,500.00 plus the bank's charge, if it takes one");
    expect(sandbox.bodies(FUND)).toEqual([
      { amount: 1500, source_wallet_number: "2010000017", transaction_pin: "1234" },
    ]);
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(isOpen()).toBe(false));
    const [card] = await cards();
    await user.click(within(card!).getByRole("button", { name: /^Show balance/ }));
    await within(card!).findByText("₦53,900.00");
  });

  test.each([
    ["", "Enter an amount"],
    ["99.99", "The smallest amount is ₦100"],
  ])("the amount %j is refused", async (amount, message) => {
    await fund(amount);
    await waitFor(async () => expect(await problems()).toContain(message));
  });

  test("a card that was frozen in the meantime is refused with the bank's message", async () => {
    const user = await fund("1500");
    const token = JSON.parse(sessionStorage.getItem("token")!) as string;
    await fetch("/api/v1/card-mgt/cards/1/block", {
      method: "PATCH",
      headers: { AppID: "test", Authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    await enterPin(user);
    expect(await failure()).toEqual(["Failed", "This card is frozen. Unfreeze it before you fund it."]);
  });

  test("an error with an unknown outcome is pending, and the payment is sent once", async () => {
    const user = await fund("1500");
    await sandbox.plan({ route: FUND, kind: "status", status: 500, body: {}, after: true });
    // The app asks the bank by itself. Without the hold the reply might come before a slow machine sees the pending state.
    const answer = sandbox.hold(HISTORY);
    await enterPin(user);
    const [title, text] = await end();
    await answer();
    expect(title).toBe("Payment pending");
    expect(text).toMatch(/Do not pay again\./);
    expect(sandbox.bodies(FUND)).toHaveLength(1);
  });

  test("the screen without a card leads back to the cards", async () => {
    await visitSignedIn(sandbox, "/atm-card/fund");
    await waitFor(() => expect(location.pathname).toBe("/atm-card"));
    expect(isOpen()).toBe(false);
  });
});

describe("an application for a physical card", () => {
  const TITLE = "Apply for Physical Card";
  const apply = async (type = "", address = "") => {
    const { user, shown } = await open(TITLE, TITLE, "/atm-card?tab=physical", "chidi");
    if (type !== "") await user.click(within(shown).getByRole("radio", { name: type }));
    if (address !== "") await fillIn(user, { "Delivery Address": address });
    await press(user, shown, "Apply");
    return { user, shown };
  };

  test("is sent and is in the list, and the tab is still open", async () => {
    await apply("Verve", `  ${ADDRESS} `);
    await toast("We have your application. We tell you here when the card is on its way.");
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(location.pathname + location.search).toBe("/atm-card?tab=physical");
    const list = await screen.findByRole("region", { name: "Your applications" });
    expect(within(list).getByText("Verve card")).toBeTruthy();
    expect(within(list).getByText("Processing")).toBeTruthy();
    expect(sandbox.bodies(APPLY)).toEqual([{ card_type: "verve", delivery_address: ADDRESS }]);
  });

  test("without type and address lists the missing values", async () => {
    await apply();
    expect(await problems()).toEqual(
      expect.arrayContaining(["Choose a card type", "Enter the delivery address"]),
    );
    expect(sandbox.bodies(APPLY)).toEqual([]);
  });

  test.each([
    ["a refusal", refuses(422, "No such street."), "No such street."],
    ["a refusal without a word", refuses(400), "Your application was not accepted."],
    ["no reply", lost, /^We do not know whether your application arrived\./],
  ])("that fails by %s says so, and keeps the inputs", async (_, fault, text) => {
    await sandbox.plan({ route: APPLY, ...fault });
    const { shown } = await apply("Gold", ADDRESS);
    expect(await within(shown).findByText(text)).toBeTruthy();
    expect(field("Delivery Address").value).toBe(ADDRESS);
  });
});
