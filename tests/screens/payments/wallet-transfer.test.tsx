import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import {
  alert,
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
const LOOK_UP = "GET /api/v1/verify/wallet-number";
const INITIATE = "POST /api/v1/customers/wallet-to-wallet-transaction/initiate";
const PROCESS = "POST /api/v1/customers/wallet-to-wallet-transaction/process";
const CHIDI = "2010000048";
const RECEIVER = "2000000006";
const LUNCH = { "Destination Wallet Number": CHIDI, Amount: "500", Narration: "Lunch" };

const lookUps = () => sandbox.requests.filter((request) => request.startsWith(LOOK_UP));

async function open(): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/wallet-transfer");
  await waitFor(() => expect(field("Source Wallet").value).toBe("2010000017"));
  return user;
}

/** Goes from the empty form to the PIN. */
async function goOn(user: UserEvent): Promise<void> {
  await fillIn(user, LUNCH);
  await named("Account Name");
  await press(user, "Continue");
}

test("has the specification's fields and quick amounts; the name is read only", async () => {
  await open();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Fund Transfer"));
  expect(labels()).toEqual([
    "Source Wallet",
    "Destination Wallet Number",
    "Account Name",
    "Amount",
    "Narration",
  ]);
  expect(field("Account Name").readOnly).toBe(true);
  expect(quickAmounts()).toBe("₦500 ₦1,000 ₦2,000 ₦5,000 ₦10,000 ₦20,000");
});

test("succeeds: the review with fee and total, the exact payloads, the alert, an empty form", async () => {
  const user = await open();
  await goOn(user);
  expect(rows(await dialog("Enter Transaction PIN"))).toEqual([
    "Amount: ₦500.00",
    "To: Chidi Eze",
    `Wallet Number: ${CHIDI}`,
    "Narration: Lunch",
    "From wallet: 2010000017",
    "Fee: ₦10.00",
    "Total: ₦510.00",
  ]);
  await enterPin(user);
  const [title, text] = await end();
  expect(title).toBe("Successful");
  expect(text).toMatch(/^₦500\.00 sent to Chidi Eze \(2010000048\)\. Reference: [\w-]+$/);
  const reference = text!.split("Reference: ")[1];
  const transfer = {
    amount: 500,
    destination_wallet_number: CHIDI,
    receipient_name: "Chidi Eze",
    source_wallet_number: "2010000017",
    description: "Lunch",
  };
  expect(sandbox.bodies(INITIATE)).toEqual([{ ...transfer, transaction_type: 4 }]);
  expect(sandbox.bodies(PROCESS)).toEqual([
    { ...transfer, transaction_reference: reference, transaction_pin: "1234" },
  ]);
  expect(await result("successful")).toEqual(
    expect.arrayContaining(["Total: ₦510.00", `Bank reference: ${reference}`]),
  );
  await press(user, "Done");
  for (const label of ["Destination Wallet Number", "Account Name", "Amount", "Narration"])
    expect(field(label).value).toBe("");
  await screen.findAllByText("Chidi Eze", { selector: "button *" });
});

test("an empty form lists the missing values, and each field has its message", async () => {
  const user = await open();
  await press(user, "Continue");
  expect(await problems()).toEqual([
    "Please fill in all fields",
    "Enter the wallet number to send to",
    "The account name appears here once the number is found",
    "Choose or enter an amount",
    "Say what the transfer is for",
  ]);
  await fillIn(user, {
    "Destination Wallet Number": `${CHIDI}1`,
    Amount: "9.99",
    Narration: "x".repeat(101),
  });
  await press(user, "Continue");
  await waitFor(async () =>
    expect(await problems()).toEqual([
      "Please fill in all fields",
      "A wallet number has 10 digits",
      "The account name appears here once the number is found",
      "The smallest amount is ₦10",
      "Use 100 characters at most",
    ]),
  );
  expect(sandbox.bodies(INITIATE)).toEqual([]);
});

describe("the look-up of the wallet", () => {
  test("runs at 10 digits, and shows the name as information", async () => {
    const user = await open();
    const body = { status: true, message: "It is Chidi's.", data: { wallet_name: "Chidi Eze" } };
    await sandbox.plan({ route: `${LOOK_UP}/${CHIDI}`, kind: "status", status: 200, body });
    await fillIn(user, { "Destination Wallet Number": CHIDI.slice(0, 9) });
    await fillIn(user, { "Destination Wallet Number": `${CHIDI}1` });
    expect(lookUps()).toEqual([]);
    await fillIn(user, { "Destination Wallet Number": CHIDI });
    expect(await named("Account Name")).toBe("Chidi Eze");
    const shown = await toast("It is Chidi's.");
    expect(shown.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
    expect(lookUps()).toEqual([`${LOOK_UP}/${CHIDI}`]);
  });

  test("with status false warns with the message, and clears the name", async () => {
    const user = await open();
    await fillIn(user, { "Destination Wallet Number": CHIDI });
    await named("Account Name");
    await fillIn(user, { "Destination Wallet Number": "9999999999" });
    const shown = await toast("No wallet has this number.");
    expect(shown.closest("[aria-live]")?.getAttribute("aria-live")).toBe("assertive");
    expect(field("Account Name").value).toBe("");
    expect(description("Account Name")).toBe("No wallet has this number.");
  });

  test("gives the name of the current wallet, in whatever order the replies come", async () => {
    const user = await open();
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const held = [RECEIVER, CHIDI].map((number) => sandbox.hold(`${LOOK_UP}/${number}`));
      await fillIn(user, { "Destination Wallet Number": RECEIVER });
      await fillIn(user, { "Destination Wallet Number": CHIDI });
      expect(field("Account Name").value).toBe("");
      for (const index of order) await held[index]!();
      expect(await named("Account Name")).toBe("Chidi Eze");
    }
  });
});

describe("a transfer that fails", () => {
  test.each([
    ["status not true", 200],
    ["a request error", 400],
  ])("at its beginning, %s: 'Initialization Failed', and the form stays", async (_, status) => {
    const user = await open();
    await sandbox.plan({ route: INITIATE, ...refuses(status, "Not today.") });
    await goOn(user);
    expect(await alert(user)).toEqual(["Failed", "Initialization Failed: Not today."]);
    expect(screen.queryByText("Enter Transaction PIN")).toBeNull();
    expect(field("Narration").value).toBe("Lunch");
  });

  test("status not true: an alert with the reference", async () => {
    const user = await open();
    await goOn(user);
    await sandbox.plan({ route: PROCESS, ...refuses(200, "Refused.") });
    await enterPin(user);
    const told = await failure();
    const [{ transaction_reference: reference }] = sandbox.bodies(PROCESS) as [
      { transaction_reference: string },
    ];
    expect(told).toEqual(["Failed", `Refused. Reference: ${reference}`]);
  });

  test("a request error: a toast, and the PIN can be entered again", async () => {
    const user = await open();
    await goOn(user);
    await enterPin(user, "");
    expect(await pinProblem()).toBe("Please enter your transaction PIN");
    await enterPin(user, "0000");
    await toast("Transfer Failed: Incorrect transaction PIN. 4 tries left.");
    expect(pinField().value).toBe("");
    await enterPin(user);
    expect((await end())[0]).toBe("Successful");
  });
});
