import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { dialog, end, enterPin, field, fillIn, problems, press, rows } from "./payments/paying.ts";

const sandbox = mountSandbox();
const WALLETS = "GET /api/v1/customers/wallets";
const CONTINUE = "button[type=submit][form^=airtime]";
const button = () => document.querySelector<HTMLButtonElement>(CONTINUE)!;

/** Opens the form without its wallets, which come when the returned function is called. */
async function open(): Promise<{ user: UserEvent; wallets: () => Promise<void> }> {
  const wallets = sandbox.hold(WALLETS);
  const user = await visitSignedIn(sandbox, "/airtime");
  await screen.findByLabelText("Phone Number");
  return { user, wallets };
}

describe("a form that is submitted before its wallets have come", () => {
  test("is not refused: its button is busy, and it goes on when they come", async () => {
    const { user, wallets } = await open();
    await fillIn(user, { "Phone Number": "08059870066", Amount: "100" });
    await press(user, "Continue");
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button());
    expect(screen.queryByText("There is a problem")).toBeNull();
    await wallets();
    expect(rows(await dialog("Enter Transaction PIN"))).toContain("From wallet: 2010000017");
  });

  test("is refused for what is wrong beside them, once they are there", async () => {
    const { user, wallets } = await open();
    await press(user, "Continue");
    await wallets();
    const said = await problems();
    expect(said).toContain("Choose or enter an amount");
    expect(said).not.toContain("Choose a wallet");
    expect(button().getAttribute("aria-busy")).toBeNull();
  });

  test("goes nowhere once the customer has typed on", async () => {
    const { user, wallets } = await open();
    await fillIn(user, { "Phone Number": "08059870066", Amount: "100" });
    await press(user, "Continue");
    await fillIn(user, { Amount: "1000" });
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
    await wallets();
    await waitFor(() => expect(field("Wallet").value).toBe("2010000017"));
    expect(screen.queryByText("Enter Transaction PIN")).toBeNull();
    expect(screen.queryByText("There is a problem")).toBeNull();
  });

  test("says at the field when they cannot be loaded", async () => {
    await sandbox.plan({ route: WALLETS, kind: "status", status: 500 });
    const { user, wallets } = await open();
    await fillIn(user, { "Phone Number": "08059870066", Amount: "100" });
    await press(user, "Continue");
    await wallets();
    expect(await problems()).toEqual(["Please fill in all fields", "Failed to fetch wallets"]);
  });
});

test("the same plan again waits for the list that has it, as its price is there", async () => {
  const BUNDLES = "GET /api/v1/transactions/get-data-bundles/etisalat-data";
  const user = await visitSignedIn(sandbox, "/data-subscription");
  await screen.findByLabelText("Network");
  const values = { Network: "etisalat", "Phone Number": "08091112223" };
  await fillIn(user, { ...values, "Data Plan": "data-etisalat-2gb-30-days" });
  await press(user, "Continue");
  await enterPin(user);
  expect((await end())[0]).toBe("Successful");
  await press(user, "Done");
  const bundles = sandbox.hold(BUNDLES);
  await user.click(await screen.findByRole("button", { name: /to 08091112223/ }));
  expect(screen.queryByText("Enter Transaction PIN")).toBeNull();
  await bundles();
  const review = rows(await dialog("Enter Transaction PIN"));
  expect(review).toEqual(expect.arrayContaining([expect.stringMatching(/^Amount: ₦[\d,]+\.\d\d$/)]));
});
