import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";

import { signIn, visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { description, field, fillIn, kept, summary } from "./fill-in.ts";
import {
  atStep,
  BY_HAND,
  DAYO,
  goThrough,
  LOOK_UP,
  NIN,
  openRegistration,
  press,
  STEPS,
} from "./registration.ts";

const sandbox = mountSandbox();
const [ID, DETAILS, CONTACT, SECRETS] = STEPS;
const byNin = { "ID type": "NIN", "ID number": NIN };

afterEach(() => void vi.useRealTimers());

function labels(): (string | null)[] {
  return [...document.querySelectorAll("form label")].map((label) => label.textContent);
}

/** The page is loaded anew. */
async function reload(): Promise<UserEvent> {
  cleanup();
  const user = visit("/register");
  await screen.findByRole("heading", { name: /^Step \d of 4/ });
  return user;
}

test("has the fields, title and link of the specification", async () => {
  const user = await openRegistration();
  await waitFor(() => expect(document.title).toBe("Registration"));
  expect(screen.getByRole("heading", { name: ID })).toBeTruthy();
  expect(labels()).toEqual(["ID type", "ID number"]);
  const types = within(field("ID type")).getAllByRole("option");
  expect(types.map((option) => option.getAttribute("value"))).toEqual([
    "",
    "nin",
    "bvn",
    "passport-number",
    "kyc",
  ]);
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/");
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  await goThrough(user, { "ID type": BY_HAND }, DETAILS);
  expect(document.activeElement).toBe(await atStep(DETAILS));
  expect(labels()).toEqual(["First name", "Middle name", "Last name", "Gender", "Date of birth"]);
  await goThrough(user, DAYO, CONTACT);
  expect(labels()).toEqual(["Phone number", "Second phone number", "Email"]);
  await goThrough(user, DAYO, SECRETS);
  expect(labels()).toEqual([
    "Username",
    "Transaction PIN",
    "Password",
    "I agree to the terms of use and the privacy policy",
  ]);
  const legal = ["Terms of use", "Privacy policy"].map((name) =>
    screen.getByRole("link", { name: new RegExp(name) }),
  );
  expect(legal.map((link) => link.getAttribute("href"))).toEqual([
    "https://demo.example/terms",
    "https://demo.example/privacy",
  ]);
  for (const noun of ["PIN", "password"]) {
    await user.click(screen.getByRole("button", { name: `Show ${noun}` }));
    await user.click(screen.getByRole("button", { name: `Hide ${noun}` }));
  }
});

test("an empty form lists the missing values in the order of the fields, and sends nothing", async () => {
  const user = await openRegistration();
  await press(user, "Continue");
  expect(await summary()).toEqual(["Choose your ID type", "Enter your ID number"]);
  await goThrough(user, { "ID type": BY_HAND }, DETAILS);
  await press(user, "Continue");
  expect(await summary()).toEqual([
    "Enter your first name",
    "Enter your middle name",
    "Enter your last name",
    "Choose your gender",
    "Enter your date of birth",
  ]);
  await goThrough(user, DAYO, CONTACT);
  await fillIn(user, { "Phone number": "", "Second phone number": "", Email: "" });
  await press(user, "Continue");
  expect(await summary()).toEqual([
    "Enter your phone number",
    "Enter your second phone number",
    "Enter your email address",
  ]);
  await goThrough(user, DAYO, SECRETS);
  await fillIn(user, { Username: "", "Transaction PIN": "", Password: "" });
  await press(user, "Sign up");
  expect(await summary()).toEqual(["Choose a username", "Choose a PIN of 4 digits", "Choose a password"]);
  expect(sandbox.requests.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("each field has a hint for its value, and a choice after a refusal is kept", async () => {
  const user = await openRegistration();
  await fillIn(user, { "ID type": "NIN", "ID number": "1234567890" });
  await press(user, "Continue");
  await summary();
  expect(description("ID number")).toBe(
    "Enter 11 digits for a NIN or BVN, or the 9 characters of your passport number",
  );
  await fillIn(user, { "ID type": "BVN" });
  expect(field("ID type").value).toBe("bvn");
  await goThrough(user, DAYO, CONTACT);
  await fillIn(user, { "Phone number": "12", "Second phone number": "0203", Email: "dayo" });
  await press(user, "Continue");
  await summary();
  const phone = "Enter a Nigerian mobile number, like 0803 123 4567";
  expect(description("Phone number")).toBe(phone);
  expect(description("Second phone number")).toBe(
    `${phone} If you have none, enter your phone number again.`,
  );
  expect(description("Email")).toBe("Enter an email address, like name@example.com");
  await goThrough(user, DAYO, SECRETS);
  await fillIn(user, { "Transaction PIN": "12ab" });
  expect(field("Transaction PIN").value).toBe("12ab");
  await press(user, "Sign up");
  await summary();
  expect(description("Transaction PIN")).toBe("Choose a PIN of 4 digits");
  await fillIn(user, { "Transaction PIN": "12345" });
  expect(field("Transaction PIN").value).toBe("1234");
});

describe("the ID look-up", () => {
  test("runs only at 9 and 11 characters, and fills in the found values", async () => {
    const user = await openRegistration();
    await fillIn(user, { "ID type": "NIN", "ID number": NIN.slice(0, 10) });
    await fillIn(user, { "ID number": `${NIN}2` });
    expect(sandbox.requests.filter((request) => request.includes("/verify/"))).toEqual([]);
    await goThrough(user, byNin, DETAILS);
    const details = ["First name", "Middle name", "Last name", "Gender", "Date of birth"];
    expect(details.map((label) => field(label).value)).toEqual([
      "Chioma",
      "Ngozi",
      "Bello",
      "female",
      "1975-11-17",
    ]);
    expect(details.map((label) => field(label).disabled)).toEqual([true, false, true, false, true]);
    await goThrough(user, {}, CONTACT);
    expect(field("Email").value).toBe("chioma.bello.3403@example.com");
    expect(field("Phone number").value).toBe("08034032316");
    await goThrough(user, {}, SECRETS);
    expect(field("Username").value).toMatch(/^chibe\d$/);
    for (const _ of [1, 2, 3]) await press(user, "Back");
    await fillIn(user, { "ID number": NIN.slice(0, 9) });
    await waitFor(() => expect(description("ID number")).toBe("A NIN has 11 digits."));
    await press(user, "Continue");
    expect(await summary()).toEqual(["A NIN has 11 digits."]);
    expect(sandbox.requests.filter((request) => request.includes("/verify/"))).toHaveLength(2);
  });

  test("leaves the number only in its request", async () => {
    const user = await openRegistration();
    // A space that a phone's keyboard adds is not part of the number.
    await goThrough(user, { ...byNin, "ID number": `${NIN} ` }, DETAILS);
    expect(field("First name").value).toBe("Chioma");
    expect(sandbox.requests).toContain(LOOK_UP);
    expect(kept()).not.toContain(NIN);
    expect(JSON.stringify(await sandbox.call("GET", "/__sandbox/log"))).not.toContain(NIN);
  });

  test("must have answered before the form goes on; the message goes with the answer", async () => {
    const user = await openRegistration();
    const answer = sandbox.hold(LOOK_UP);
    await fillIn(user, byNin);
    await press(user, "Continue");
    expect(await summary()).toEqual(["We are looking this up. Wait a moment, then try again."]);
    await answer();
    await waitFor(() => expect(screen.queryByRole("heading", { name: "There is a problem" })).toBeNull());
    await press(user, "Continue");
    await atStep(DETAILS);
  });

  test.each([
    ["ID lookup, status false", "12300000001", "ID verification failed."],
    [
      "ID lookup, other error: the server's message",
      "12300000002",
      "The identity service is not available. Try again later.",
    ],
    ["ID lookup, other error: without a message", "12300000003", "An error occurred"],
  ])("%s", async (_, number, message) => {
    const user = await openRegistration();
    await fillIn(user, { "ID type": "NIN", "ID number": number });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(description("ID number")).toBe(message);
    await press(user, "Continue");
    expect(await summary()).toEqual([message]);
    await goThrough(user, { "ID type": BY_HAND }, DETAILS);
    expect([field("First name").value, field("First name").disabled]).toEqual(["", false]);
  });

  test("ID lookup, other error: no reply, and another try", async () => {
    const user = await openRegistration();
    await sandbox.plan({ route: LOOK_UP, kind: "drop-before" });
    await fillIn(user, byNin);
    const lost = "We could not reach the bank. Check your connection, then try again.";
    expect(await screen.findByText(lost)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(description("ID number")).toBe(""));
    await goThrough(user, {}, DETAILS);
    expect(field("First name").value).toBe("Chioma");
  });
});

test("a username is suggested from the names, and the customer's own username is kept", async () => {
  const user = await openRegistration();
  await goThrough(user, DAYO, SECRETS);
  expect(field("Username").value).toMatch(/^dayad\d$/);
  await fillIn(user, { Username: "my.own" });
  for (const _ of [1, 2]) await press(user, "Back");
  await goThrough(user, { "First name": "Bisi" }, SECRETS);
  expect(field("Username").value).toBe("my.own");
});

describe("nothing is lost", () => {
  const secrets = { "Transaction PIN": "2468", Password: "Str0ng!pass" };

  test("by Back: every form has what it had, the secrets too, which no storage has", async () => {
    const user = await openRegistration();
    await goThrough(user, { ...DAYO, ...secrets });
    for (const _ of [1, 2, 3]) await press(user, "Back");
    for (const secret of Object.values(secrets)) expect(kept()).not.toContain(secret);
    await goThrough(user, {});
    expect([field("Password").value, field("Transaction PIN").value]).toEqual(["Str0ng!pass", "2468"]);
    await press(user, "Sign up");
    await screen.findByRole("heading", { name: "Verify your account" });
    expect(sessionStorage.getItem("draft.register")).toBeNull();
  });

  test("by a reload, except secrets", async () => {
    const before = await openRegistration();
    await goThrough(before, { ...DAYO, ...secrets });
    const username = field("Username").value;
    const user = await reload();
    await atStep(SECRETS);
    expect(screen.getByText(/We kept what you entered/)).toBeTruthy();
    expect([field("Username").value, field("Password").value]).toEqual([username, ""]);
    for (const _ of [1, 2, 3]) await press(user, "Back");
    await goThrough(user, {});
    await goThrough(user, secrets);
    await press(user, "Sign up");
    await screen.findByRole("heading", { name: "Verify your account" });
  });

  test("by a reload, except the number of an ID: entered again, what the customer changed stays", async () => {
    const before = await openRegistration();
    await goThrough(before, { ...byNin, Email: "mine@example.com" }, SECRETS);
    const user = await reload();
    await atStep(ID);
    expect([field("ID type").value, field("ID number").value]).toEqual(["nin", ""]);
    await goThrough(user, byNin, CONTACT);
    expect([field("Email").value, field("Phone number").value]).toEqual(["mine@example.com", "08034032316"]);
  });

  test("for half an hour, and until somebody signs in", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    await goThrough(await openRegistration(), DAYO, CONTACT);
    vi.setSystemTime(Date.now() + 29 * 60_000);
    await reload();
    await atStep(CONTACT);
    vi.setSystemTime(Date.now() + 31 * 60_000);
    const user = await reload();
    await atStep(ID);
    expect(field("ID type").value).toBe("");
    await goThrough(user, DAYO, CONTACT);
    expect(kept()).toContain("Dayo");
    cleanup();
    await signIn(visit("/"));
    await screen.findByRole("navigation", { name: "Main" });
    expect(kept()).not.toContain("Dayo");
  });
});
