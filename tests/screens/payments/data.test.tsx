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
  pinField,
  pinProblem,
  press,
  problems,
  result,
  rows,
} from "./paying.ts";

const sandbox = mountSandbox();
const BUNDLES = (network: string) => `GET /api/v1/transactions/get-data-bundles/${network}-data`;
const BUY = "POST /api/v1/transactions/buy-data-bundle";
const PHONE = "08091112223";
const BUNDLE = { Network: "etisalat", "Phone Number": PHONE, "Data Plan": "data-etisalat-2gb-30-days" };

async function open(username = "ada"): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/data-subscription", { username });
  await screen.findByLabelText("Network");
  return user;
}

/** Goes from the empty form to the PIN. */
async function goOn(user: UserEvent, values = BUNDLE): Promise<void> {
  await fillIn(user, values);
  await press(user, "Continue");
  await dialog("Enter Transaction PIN");
}

test("has the specification's fields, and loads the first page of a network's bundles", async () => {
  const user = await open();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Data Subscription"));
  expect(labels()).toEqual(["Network", "Phone Number", "Data Plan"]);
  const networks = [...field("Network").querySelectorAll("option")].map(({ value }) => value);
  expect(networks).toEqual(["", "mtn", "glo", "airtel", "etisalat"]);
  expect(field("Data Plan").disabled).toBe(true);
  const answer = sandbox.hold(BUNDLES("glo"));
  await fillIn(user, { Network: "glo" });
  await waitFor(() => expect(field("Data Plan").textContent).toBe("Please Wait"));
  // Who goes on by Tab meanwhile does not pass over it.
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(field("Data Plan"));
  await answer();
  await waitFor(() => expect(field("Data Plan").querySelectorAll("option")).toHaveLength(37));
  expect(sandbox.requests).toContain(`${BUNDLES("glo")}?page=1`);
});

test("is bought: the review, the exact payload, the alert, an empty form", async () => {
  const user = await open();
  await goOn(user);
  const review = rows(await dialog("Enter Transaction PIN"));
  expect(review).toEqual([
    expect.stringMatching(/^Amount: ₦[\d,]+\.\d\d$/),
    expect.stringMatching(/^Plan: .*2GB/),
    "Network: 9mobile (Etisalat)",
    `Phone Number: ${PHONE}`,
    review[0]!.replace("Amount", "Total"),
  ]);
  await enterPin(user);
  expect(await end()).toEqual(["Successful", "Your data purchase was successful."]);
  const amount = Number(review[0]!.replaceAll(/[^\d.]/g, ""));
  expect(sandbox.bodies(BUY)).toEqual([
    {
      final_amount: amount,
      transaction_type: 12,
      network_provider: "etisalat",
      phone_number: PHONE,
      transaction_pin: "1234",
      description: expect.stringMatching(`^${review[1]!.slice("Plan: ".length)} for ${PHONE}, ref [\\w-]+$`),
      data_plan: "data-etisalat-2gb-30-days",
    },
  ]);
  const [paid, ...rest] = review;
  const line = `${paid!.replace("Amount: ", "")} to ${PHONE}`;
  expect(await result("successful")).toEqual(expect.arrayContaining([line, ...rest]));
  await press(user, "Done");
  expect([field("Network").value, field("Phone Number").value]).toEqual(["", ""]);
  await screen.findAllByText("9mobile (Etisalat)", { selector: "button *" });
});

describe("the form", () => {
  test("lists the missing values, and shows the format of a phone number", async () => {
    const user = await open();
    await press(user, "Continue");
    expect(await problems()).toEqual([
      "Please fill in all fields",
      "Choose a network",
      "Enter the phone number to top up",
    ]);
    await fillIn(user, { Network: "mtn", "Phone Number": "0803" });
    await press(user, "Continue");
    const phone = "Enter a Nigerian mobile number, like 0803 123 4567";
    await waitFor(async () =>
      expect(await problems()).toEqual(["Please fill in all fields", phone, "Choose a data plan"]),
    );
  });

  test("offers only the bundles of the chosen network, in whatever order the lists come", async () => {
    const user = await open();
    const answers = [sandbox.hold(BUNDLES("mtn")), sandbox.hold(BUNDLES("glo"))];
    await fillIn(user, { Network: "mtn" });
    await fillIn(user, { Network: "glo" });
    await answers[1]!();
    await waitFor(() => expect(field("Data Plan").innerHTML).toContain("data-glo-"));
    await answers[0]!();
    expect(field("Data Plan").innerHTML).not.toContain("data-mtn-");
    await fillIn(user, { "Data Plan": "data-glo-2gb-30-days" });
    await fillIn(user, { Network: "mtn" });
    await waitFor(() => expect(field("Data Plan").innerHTML).toContain("data-mtn-"));
    expect(field("Data Plan").value).toBe("");
  });

  test("says that the bundles could not be loaded, and loads them again", async () => {
    const user = await open();
    await sandbox.plan({ route: BUNDLES("mtn"), kind: "status", status: 500, body: { message: "Down." } });
    await fillIn(user, { Network: "mtn" });
    await waitFor(() => expect(description("Data Plan")).toBe("Down."));
    await press(user, "Try again");
    await fillIn(user, { "Data Plan": "data-mtn-2gb-30-days" });
  });
});

describe("a purchase that fails", () => {
  test.each([
    ["status not true", 200, "The network refused."],
    ["a request error", 400, "The network is not available."],
  ])("%s: 'Failed' with the server's message, and the dialog stays", async (_, status, message) => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: BUY, kind: "status", status, body: { status: false, message } });
    await enterPin(user);
    expect(await failure()).toEqual(["Failed", message]);
    expect(pinField().value).toBe("");
    expect(field("Phone Number").value).toBe(PHONE);
  });

  test("asks again after a wrong or missing PIN", async () => {
    const user = await open();
    await goOn(user);
    await enterPin(user, "");
    expect(await pinProblem()).toBe("Please enter your transaction PIN");
    await enterPin(user, "00000");
    expect(await pinProblem()).toBe("Incorrect transaction PIN. 4 tries left.");
    expect(sandbox.bodies(BUY)).toMatchObject([{ transaction_pin: "0000" }]);
    await enterPin(user);
    expect(await end()).toEqual(["Successful", "Your data purchase was successful."]);
  });

  test("because the wallet holds too little: no money has moved", async () => {
    const user = await open("chidi");
    await goOn(user, { Network: "mtn", "Phone Number": PHONE, "Data Plan": "data-mtn-2gb-30-days" });
    await enterPin(user, "1111");
    const text = "Insufficient balance: ₦1,500.00 is needed, the wallet holds ₦1,000.00.";
    expect(await failure()).toEqual(["Failed", text]);
  });
});
