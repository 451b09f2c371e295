import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { signIn, visit, visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import {
  buyAirtime,
  buyAndFinish,
  everythingKept,
  openAirtime,
  PURCHASE,
  signOut,
  storedIn,
  untilOpen,
} from "./buying-airtime.ts";
import { dialog, end, enterPin, field, fillIn, named, pinField, press, problems } from "./paying.ts";

const sandbox = mountSandbox();
const MUM = "08031234567";
const SHOP = "08059870066";

const group = (name: string | RegExp) => screen.queryByRole("group", { name });
const buttonsOf = (name: string | RegExp) => {
  const found = group(name);
  return found ? within(found).getAllByRole("button") : [];
};
const again = () => buttonsOf("The same again");
const recent = () =>
  buttonsOf("Recent")
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith("0"));
const pick = (name: string) => within(group(/^(?:Recent|Saved and recent)$/)!).getByRole("button", { name });
const openDialog = () => document.querySelector("dialog[open]");

/** Loads the page again, as it is at its address. */
async function reload(options?: { readonly company: string }): Promise<UserEvent> {
  cleanup();
  const user = visit("/airtime", options);
  await untilOpen();
  return user;
}

/** Signs in after a sign-out, and opens airtime. */
async function signInAgain(
  user: UserEvent,
  { company, username = "ada" }: { readonly company?: string; readonly username?: string } = {},
): Promise<UserEvent> {
  await signIn(user, username);
  await waitFor(() => expect(location.pathname).toBe("/dashboard"));
  await screen.findByRole("button", { name: "Your account" });
  return await reload(company === undefined ? undefined : { company });
}

test("a tap waits for what is looked up, and Cancel leads back to the form", async () => {
  const user = await visitSignedIn(sandbox, "/electricity-subscription");
  await screen.findByLabelText("Meter Number");
  const meter = {
    "Plan Type": "prepaid",
    "Distribution Company": "ikeja-electric",
    "Meter Number": "04123456789",
  };
  await fillIn(user, { ...meter, Amount: "1000" });
  await named("Account Name");
  await press(user, "Continue");
  await enterPin(user);
  expect((await end())[0]).toBe("Successful");
  await press(user, "Done");
  await waitFor(() => expect(again()).not.toEqual([]));
  await user.click(again()[0]!);
  const asks = await dialog("Enter Transaction PIN");
  await waitFor(() => expect(document.activeElement).toBe(pinField()));
  const name = within(asks).getByText("Account Name").nextElementSibling;
  expect(name?.textContent).toMatch(/\w/);
  await user.click(within(asks).getByText("Cancel"));
  await waitFor(() => expect(openDialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(again()[0]));
});

test("what the bank no longer takes stays in the form, with a message", async () => {
  await buyAndFinish(await openAirtime(sandbox), { phone: MUM });
  // As an older version of the app, or another, might have kept it.
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!);
  const key = keys.find((one) => one.startsWith("recipients."))!;
  localStorage.setItem(key, localStorage.getItem(key)!.replace('"amount":10000', '"amount":100'));
  const user = await reload();
  await user.click(again()[0]!);
  await waitFor(async () => expect(await problems()).toHaveLength(2));
  expect(field("Amount").getAttribute("aria-invalid")).toBe("true");
  expect(openDialog()).toBeNull();
  expect(sandbox.bodies(PURCHASE)).toHaveLength(1);
});

test("a bank that forgets recipients says so, and forgets names and amounts with them", async () => {
  const harbour = { company: "harbour" };
  await buyAndFinish(await openAirtime(sandbox, harbour), { phone: MUM });
  let user = await reload(harbour);
  await user.click(pick(`Save ${MUM}`));
  const saving = within(await dialog("Save recipient"));
  expect(openDialog()!.textContent).toContain("until you sign out");
  await user.type(saving.getByLabelText("Name"), "Mum");
  await user.click(saving.getByText("Save"));
  await waitFor(() => expect(openDialog()).toBeNull());
  user = await reload(harbour);
  expect(again().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("to Mum")]);
  await signOut(user);
  expect(everythingKept()).not.toContain("Mum");
  await signInAgain(user, harbour);
  expect(again()).toEqual([]);
});

test("a payment that is pending is not offered again", async () => {
  const user = await openAirtime(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "drop-before" });
  await buyAirtime(user, { phone: MUM });
  expect((await end())[0]).toBe("Payment pending");
  await press(user, "Done");
  await waitFor(() => expect(group("Recent")).not.toBeNull());
  expect(again()).toEqual([]);
  await user.click(pick(`${MUM} MTN`));
  await fillIn(user, { Amount: "100" });
  await press(user, "Continue");
  expect((await dialog("Enter Transaction PIN")).textContent).toContain("You have made this payment before");
  await enterPin(user);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("I know. Pay again.")));
  expect(sandbox.bodies(PURCHASE)).toHaveLength(1);
});

test("what a link says wrongly is left out, and what it says rightly is not", async () => {
  await openAt("/airtime?phone=hello&network=nobody&amount=500&company=harbour");
  await waitFor(() => expect(field("Amount").value).toBe("500"));
  expect([field("Phone Number").value, field("Network").value]).toEqual(["", ""]);
  expect(location.pathname + location.search).toBe("/airtime?company=harbour");
  expect(field("Phone Number").getAttribute("aria-invalid")).not.toBe("true");
});

test("a link to a meter looks it up", async () => {
  await openAt(
    "/electricity-subscription?disco=ikeja-electric&meter=0412%20345%206789&type=postpaid&amount=2000",
  );
  expect(await named("Account Name")).toMatch(/\w/);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Postpaid" }).checked).toBe(true);
  expect(field("Distribution Company").value).toBe("ikeja-electric");
});

async function openAt(path: string): Promise<void> {
  await visitSignedIn(sandbox, path);
  await untilOpen();
}

test("one tap fills in phone and network of an earlier payment, also after a new sign-in", async () => {
  let user = await openAirtime(sandbox);
  expect(group("Recent")).toBeNull();
  // The network may differ from the number's prefix, like for a ported number.
  await buyAndFinish(user, { phone: MUM, network: "airtel" });
  await waitFor(() => expect(recent()).toEqual([`${MUM} Airtel`]));
  await buyAndFinish(user, { phone: SHOP });
  await signOut(user);
  user = await signInAgain(user);

  expect(recent()).toEqual([`${SHOP} Glo`, `${MUM} Airtel`]);
  pick(`${MUM} Airtel`).focus();
  await user.keyboard("{Enter}");
  expect([field("Phone Number").value, field("Network").value]).toEqual([MUM, "airtel"]);
  expect(pick(`${MUM} Airtel`).getAttribute("aria-pressed")).toBe("true");
  await buyAndFinish(user, { phone: MUM, amount: "200" });
  const sent = sandbox.bodies(PURCHASE).at(-1);
  expect(sent).toMatchObject({ phone_number: MUM, network_provider: "airtel", final_amount: 200 });
  await waitFor(() => expect(recent()).toEqual([`${MUM} Airtel`, `${SHOP} Glo`]));
});

test("a tap removes the errors of the fields that it fills in", async () => {
  const user = await openAirtime(sandbox);
  await buyAndFinish(user, { phone: SHOP });
  await press(user, "Continue");
  expect(await problems()).toEqual(
    expect.arrayContaining(["Please fill in all fields", "Enter the phone number to top up"]),
  );
  await user.click(pick(`${SHOP} Glo`));
  await waitFor(async () =>
    expect(await problems()).toEqual(["Please fill in all fields", "Choose or enter an amount"]),
  );
  expect(field("Phone Number").getAttribute("aria-invalid")).not.toBe("true");
});

test("another customer of the same phone sees none of them", async () => {
  const user = await openAirtime(sandbox);
  await buyAndFinish(user, { phone: MUM });
  await signOut(user);
  await signInAgain(user, { username: "chidi" });
  expect(group("Recent")).toBeNull();
});

test("a bank with the setting to forget recipients keeps them only for the session", async () => {
  const harbour = { company: "harbour" };
  let user = await openAirtime(sandbox, harbour);
  await buyAndFinish(user, { phone: MUM });
  await waitFor(() => expect(pick(`${MUM} MTN`)).toBeTruthy());
  user = await reload(harbour);
  expect(pick(`${MUM} MTN`)).toBeTruthy();
  expect(storedIn(localStorage)).not.toContain(MUM);
  await signOut(user);
  expect(everythingKept()).not.toContain(MUM);
  await signInAgain(user, harbour);
  expect(group("Recent")).toBeNull();
});
