import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import {
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
  result,
  rows,
} from "./paying.ts";

const sandbox = mountSandbox();
const VERIFY = "POST /api/v1/transactions/verify-smart-card";
const SUBSCRIBE = "POST /api/v1/transactions/subscribe-cable-tv";
const CARD = "7024681357";
const COMPACT = { Provider: "dstv", "Smart Card Number": CARD, Plan: "tv-dstv-compact-1-month" };

const refused = (message: string) => ["Failed", `${message} Amount: ₦15,700.00. Smart card: ${CARD}.`];

async function open(): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/cable-tv-subscription");
  await screen.findByLabelText("Provider");
  return user;
}

/** Goes from the empty form to the PIN. */
async function goOn(user: UserEvent, values = COMPACT): Promise<void> {
  await fillIn(user, values);
  await named("Card Name");
  await press(user, "Continue");
  await dialog("Enter Transaction PIN");
}

test("has the specification's fields, providers and buttons", async () => {
  const user = await open();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Subscription Plan"));
  expect(labels()).toEqual(["Provider", "Smart Card Number", "Card Name", "Plan"]);
  const providers = [...field("Provider").querySelectorAll("option")].map(({ value }) => value);
  expect(providers).toEqual(["", "dstv", "gotv", "startimes", "showmax"]);
  expect(field("Smart Card Number").disabled).toBe(true);
  expect(field("Card Name").disabled).toBe(true);
  await fillIn(user, { Provider: "gotv" });
  expect(field("Smart Card Number").disabled).toBe(false);
  await waitFor(() => expect(field("Plan").querySelectorAll("option").length).toBeGreaterThan(24));
  expect(sandbox.requests).toContain("GET /api/v1/transactions/get-subscriptions?cableTvType=gotv");
});

test("is paid: the review, the exact payload, the alert, an empty form", async () => {
  const user = await open();
  await fillIn(user, COMPACT);
  const name = await named("Card Name");
  await press(user, "Continue");
  expect(rows(await dialog("Enter Transaction PIN"))).toEqual([
    "Amount: ₦15,700.00",
    "Plan: DStv Compact, 1 month",
    `Smart Card Number: ${CARD}`,
    `Card Name: ${name}`,
    "Total: ₦15,700.00",
  ]);
  await enterPin(user);
  expect(await end()).toEqual(["Successful", "Your cable TV subscription was successful."]);
  expect(sandbox.bodies(VERIFY)).toEqual([{ smart_card_number: CARD, cable_tv_type: "dstv" }]);
  expect(sandbox.bodies(SUBSCRIBE)).toEqual([
    {
      final_amount: 15_700,
      subscription_plan: "tv-dstv-compact-1-month",
      cable_tv_type: "dstv",
      transaction_pin: "1234",
      phone_number: "08031234567",
      smart_card_number: CARD,
    },
  ]);
  expect(await result("successful")).toContain("Total: ₦15,700.00");
  await press(user, "Done");
  expect([field("Provider").value, field("Smart Card Number").value]).toEqual(["", ""]);
});

test("an empty form lists the missing values and sends nothing", async () => {
  const user = await open();
  await press(user, "Continue");
  expect(await problems()).toEqual(["Please fill in all fields", "Choose a provider"]);
  await fillIn(user, { Provider: "dstv" });
  await press(user, "Continue");
  await waitFor(async () =>
    expect(await problems()).toEqual([
      "Please fill in all fields",
      "Enter the smart card number",
      "Choose a plan",
    ]),
  );
  await fillIn(user, { ...COMPACT, "Smart Card Number": "1000000009" });
  await press(user, "Continue");
  await waitFor(async () =>
    expect(await problems()).toEqual([
      "Please fill in all fields",
      "Verification Failed: No subscriber has this smart card number.",
    ]),
  );
  expect(sandbox.bodies(SUBSCRIBE)).toEqual([]);
});

describe("the smart card", () => {
  test("is verified from 10 to 12 characters", async () => {
    const user = await open();
    await fillIn(user, { Provider: "dstv", "Smart Card Number": CARD.slice(0, 9) });
    await fillIn(user, { "Smart Card Number": `${CARD}123` });
    await press(user, "Continue");
    expect(await problems()).toContain("Enter the 10 to 12 digits on the card or on your screen");
    expect(sandbox.bodies(VERIFY)).toEqual([]);
    await fillIn(user, { "Smart Card Number": `${CARD}12` });
    await named("Card Name");
    expect(field("Card Name").disabled).toBe(false);
    expect(sandbox.bodies(VERIFY)).toEqual([{ smart_card_number: `${CARD}12`, cable_tv_type: "dstv" }]);
  });

  test.each([
    ["is nobody's", "1000000009", "Verification Failed: No subscriber has this smart card number."],
    [
      "cannot be looked up",
      "1000000008",
      "Verification Failed: The verification service is not available. Try again later.",
    ],
  ])("that %s says so", async (_, card, message) => {
    const user = await open();
    await fillIn(user, { Provider: "dstv", "Smart Card Number": card });
    await waitFor(() => expect(description("Card Name")).toBe(message));
    expect([field("Card Name").value, field("Card Name").disabled]).toEqual(["", true]);
  });

  test("has the name of the current card, in whatever order the replies come", async () => {
    const user = await open();
    const other = "7024681358";
    await fillIn(user, { Provider: "dstv", "Smart Card Number": CARD });
    const name = await named("Card Name");
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      await fillIn(user, { "Smart Card Number": "" });
      const answers = [sandbox.hold(VERIFY), sandbox.hold(VERIFY)];
      await fillIn(user, { "Smart Card Number": other });
      await fillIn(user, { "Smart Card Number": CARD });
      for (const index of order) await answers[index]!();
      expect(await named("Card Name")).toBe(name);
    }
    const answer = sandbox.hold(VERIFY);
    await fillIn(user, { Provider: "gotv" });
    expect(field("Card Name").value).toBe("");
    await answer();
    await named("Card Name");
  });
});

test("plans of the previous provider never appear", async () => {
  const user = await open();
  const answer = sandbox.hold("GET /api/v1/transactions/get-subscriptions");
  await fillIn(user, { Provider: "dstv" });
  expect(field("Plan").textContent).toBe("Please Wait");
  await fillIn(user, { Provider: "gotv" });
  await waitFor(() => expect(field("Plan").textContent).toContain("GOtv"));
  await answer();
  expect(field("Plan").textContent).not.toContain("DStv");
});

describe("a payment that fails", () => {
  test.each([
    ["status not true", 200, "The provider refused."],
    ["a request error", 400, "Insufficient balance."],
  ])("%s: text with amount and card, and the dialog stays", async (_, status, message) => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: SUBSCRIBE, kind: "status", status, body: { status: false, message } });
    await enterPin(user);
    expect(await failure()).toEqual(refused(message));
    expect(pinField().value).toBe("");
    expect(field("Smart Card Number").value).toBe(CARD);
  });

  test("asks again after a missing or wrong PIN", async () => {
    const user = await open();
    await goOn(user);
    await enterPin(user, "");
    expect(await pinProblem()).toBe("Please enter your transaction PIN");
    await enterPin(user, "00000");
    expect(await failure()).toEqual(refused("Incorrect transaction PIN. 4 tries left."));
    expect(sandbox.bodies(SUBSCRIBE)).toMatchObject([{ transaction_pin: "0000" }]);
  });
});
