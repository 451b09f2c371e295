import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import type { Fault } from "#sandbox/http/fault.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import {
  choices,
  end,
  description,
  dialog,
  enterPin,
  field,
  failure,
  fillIn,
  labels,
  named,
  pinField,
  pinProblem,
  press,
  problems,
  quickAmounts,
  refuses,
  result,
  rows,
  toast,
} from "./paying.ts";

const sandbox = mountSandbox();
const VERIFY = "POST /api/v1/transactions/verify-meter-number";
const BUY = "POST /api/v1/transactions/buy-electricity";
const METER = "04123456789";
const PREPAID = {
  "Plan Type": "prepaid",
  "Distribution Company": "ikeja-electric",
  "Meter Number": METER,
  Amount: "2000",
};

async function open(username = "ada"): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/electricity-subscription", { username });
  await screen.findByLabelText("Meter Number");
  return user;
}

/** Goes from the empty form to the PIN. */
async function goOn(user: UserEvent, values: Partial<typeof PREPAID> = {}): Promise<string> {
  await fillIn(user, { ...PREPAID, ...values });
  const name = await named("Account Name");
  await press(user, "Continue");
  return name;
}

test("has the specification's fields, plan types, quick amounts and companies", async () => {
  await open();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Electricity Subscription"));
  expect(labels()).toEqual([
    "Wallet",
    "Plan Type",
    "Distribution Company",
    "Meter Number",
    "Account Name",
    "Amount",
  ]);
  expect(choices("Plan Type")).toEqual(["prepaid", "postpaid"]);
  expect(quickAmounts()).toBe("₦500 ₦1,000 ₦2,000 ₦5,000 ₦10,000 ₦20,000");
  expect(await named("Wallet")).toBe("2010000017");
  expect(field("Wallet").querySelector("option")?.textContent).toBe("2010000017 - Everyday (******)");
  expect(sandbox.requests).toContain("GET /api/v1/transactions/get-meter-services?page=1");
});

describe("a purchase", () => {
  test("prepaid: the review, the exact payloads, the token in alert and result, an empty form", async () => {
    const user = await open();
    const name = await goOn(user);
    expect(rows(await dialog("Enter Transaction PIN"))).toEqual([
      "Amount: ₦2,000.00",
      "Distribution Company: Ikeja Electric (IKEDC)",
      "Plan Type: Prepaid",
      `Meter Number: ${METER}`,
      `Account Name: ${name}`,
      "Total: ₦2,000.00",
    ]);
    await enterPin(user);
    const [title, text] = await end();
    expect(title).toBe("Successful");
    expect(text).toMatch(/^Your electricity purchase was successful\. Token: (?:\d{4} ){4}\d{4}$/);
    const meter = { meter_number: METER, electricity_disco: "ikeja-electric", meter_type: "prepaid" };
    expect(sandbox.bodies(VERIFY)).toEqual([meter]);
    expect(sandbox.bodies(BUY)).toEqual([
      { ...meter, final_amount: 2000, transaction_pin: "1234", phone_number: "08031234567" },
    ]);
    const shown = await result("successful");
    expect(shown).toContain("Total: ₦2,000.00");
    expect(shown.join()).toContain(text!.split("Token: ")[1]);
    await press(user, "Done");
    for (const label of ["Meter Number", "Account Name", "Amount"]) expect(field(label).value).toBe("");
  });

  test("postpaid has no token", async () => {
    const user = await open();
    await goOn(user, { "Plan Type": "postpaid" });
    await enterPin(user);
    expect(await end()).toEqual(["Successful", "Your electricity purchase was successful."]);
    expect((await result("successful")).join()).not.toContain("Token");
  });
});

describe("the form", () => {
  test("lists the missing values, and each field has its message", async () => {
    const user = await open();
    await named("Wallet");
    await press(user, "Continue");
    expect(await problems()).toEqual([
      "Please fill in all fields",
      "Choose a distribution company",
      "Enter the meter number",
      "Choose or enter an amount",
    ]);
    await fillIn(user, { ...PREPAID, "Meter Number": "0412 345678", Amount: "499" });
    await press(user, "Continue");
    await waitFor(async () =>
      expect(await problems()).toEqual([
        expect.any(String),
        "Enter all of the number on the meter: it has more than 10 characters",
        "The smallest amount is ₦500",
      ]),
    );
    await fillIn(user, { "Meter Number": "04000000009", Amount: "500" });
    await press(user, "Continue");
    await waitFor(async () => expect(await problems()).toContain("No customer has this meter number."));
    expect(sandbox.bodies(BUY)).toEqual([]);
  });

  test("says that there are no wallets", async () => {
    await open("bola");
    await waitFor(() => expect(field("Wallet").textContent).toBe("No wallets available"));
  });

  test("says that the wallets could not be fetched", async () => {
    await sandbox.plan({ route: "GET /api/v1/customers/wallets", kind: "status", status: 500 });
    await open();
    await waitFor(() => expect(description("Wallet")).toContain("Failed to fetch wallets"));
  });
});

describe("the meter", () => {
  test("is verified above 10 characters; the name is enabled only then", async () => {
    const user = await open();
    await fillIn(user, { ...PREPAID, "Meter Number": METER.slice(0, 10) });
    expect(field("Account Name").disabled).toBe(true);
    expect(sandbox.bodies(VERIFY)).toEqual([]);
    await fillIn(user, { "Meter Number": METER });
    await named("Account Name");
    expect(field("Account Name").disabled).toBe(false);
    await fillIn(user, { "Meter Number": METER.slice(0, 10) });
    expect([field("Account Name").value, field("Account Name").disabled]).toEqual(["", true]);
  });

  test("that is unknown: the server's message as a warning", async () => {
    const user = await open();
    await fillIn(user, { ...PREPAID, "Meter Number": "04000000009" });
    const message = "No customer has this meter number.";
    const shown = await toast(message);
    expect(shown.closest("[aria-live]")?.getAttribute("aria-live")).toBe("assertive");
    expect(description("Account Name")).toBe(message);
  });

  test.each<[string, Omit<Fault, "route">, string]>([
    ["an error", refuses(503, "Try later."), "Verification Failed: Try later."],
    [
      "no connection",
      { kind: "drop-before" },
      "Verification Failed: We could not reach the bank. Check your connection, then try again.",
    ],
  ])("with %s: 'Verification Failed'", async (_, fault, message) => {
    const user = await open();
    await sandbox.plan({ route: VERIFY, ...fault });
    await fillIn(user, PREPAID);
    await waitFor(() => expect(description("Account Name")).toBe(message));
  });

  test("a 401 signs out", async () => {
    const user = await open();
    await sandbox.plan({ route: VERIFY, ...refuses(401, "Unauthenticated.") });
    const { Amount: _, ...meter } = PREPAID;
    await fillIn(user, meter);
    await screen.findByLabelText("Username");
    expect(sessionStorage.getItem("token")).toBeNull();
  });

  test("has the name of the current meter, in whatever order the replies come", async () => {
    const user = await open();
    await fillIn(user, PREPAID);
    const name = await named("Account Name");
    const changes = [
      ["Meter Number", "04123456780", METER],
      ["Distribution Company", "eko-electric", "ikeja-electric"],
    ] as const;
    for (const [label, other, back] of changes) {
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const held = [sandbox.hold(VERIFY), sandbox.hold(VERIFY)];
        await user.clear(field("Meter Number"));
        if (label !== "Meter Number") await fillIn(user, { [label]: other });
        await fillIn(user, { "Meter Number": label === "Meter Number" ? other : METER });
        expect(field("Account Name").value).toBe("");
        await fillIn(user, { [label]: back });
        for (const index of order) await held[index]!();
        expect(await named("Account Name")).toBe(name);
      }
    }
  });
});

describe("a purchase that fails", () => {
  test.each([
    ["status not true", 200],
    ["a request error", 400],
  ])("%s: 'Failed' with the message, and the dialog stays", async (_, status) => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: BUY, ...refuses(status, "The company refused.") });
    await enterPin(user);
    expect(await failure()).toEqual(["Failed", "The company refused."]);
    expect([pinField().value, field("Meter Number").value]).toEqual(["", METER]);
  });

  test("asks again after a wrong or missing PIN", async () => {
    const user = await open();
    await goOn(user);
    await enterPin(user, "");
    expect(await pinProblem()).toBe("Please enter your transaction PIN");
    await enterPin(user, "0000");
    expect(await pinProblem()).toBe("Incorrect transaction PIN. 4 tries left.");
  });
});
