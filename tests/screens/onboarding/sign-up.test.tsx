import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";

import { description, field, fillIn, kept, summary } from "./fill-in.ts";
import {
  atStep,
  BY_HAND,
  DAYO,
  goThrough,
  NIN,
  openRegistration,
  press,
  signUp,
  STEPS,
  WITH_KYC,
  WITHOUT_KYC,
} from "./registration.ts";

const sandbox = mountSandbox();

/** The last registration that the provider received, with secrets replaced. */
async function registered(): Promise<unknown> {
  const log = (await sandbox.call("GET", "/__sandbox/log")) as { path: string; body: unknown }[];
  return log.findLast(({ path }) => path.includes("registrations"))?.body;
}

test("weak passwords and PINs get a warning and are accepted", async () => {
  const user = await openRegistration();
  await goThrough(user, { ...DAYO, "Transaction PIN": "1234", Password: "abc" });
  expect(screen.getByText("Easy to guess: avoid repeated digits, runs like 1234 and years")).toBeTruthy();
  expect(screen.getByText("Weak: use 8 characters or more, not the same ones")).toBeTruthy();
  await fillIn(user, { "Transaction PIN": "2748", Password: "a long phrase of words" });
  expect(screen.getByText("Good PIN")).toBeTruthy();
  expect(screen.getByText("Strong password")).toBeTruthy();
  await fillIn(user, { "Transaction PIN": "1234", Password: "abc" });
  await press(user, "Sign up");
  await screen.findByRole("heading", { name: "Verify your account" });
});

describe("Sign up", () => {
  test("by hand does not send an ID number that was typed before", async () => {
    const user = await openRegistration();
    await goThrough(user, { "ID type": "NIN", "ID number": NIN }, STEPS[1]);
    expect(field("First name").value).toBe("Chioma");
    await press(user, "Back");
    await fillIn(user, { "ID type": BY_HAND });
    expect(screen.queryByLabelText("ID number")).toBeNull();
    await goThrough(user, {}, STEPS[1]);
    expect(field("First name").value).toBe("");
    await signUp(user, DAYO);
    await screen.findByRole("heading", { name: "Verify your account" });
    expect(await registered()).not.toHaveProperty("id_value");
  });

  test.each([
    ["NIN", NIN, WITH_KYC],
    ["BVN", "223 4567 8901", WITH_KYC],
    ["Passport", "A01234567", WITHOUT_KYC],
  ])("with %s sends the whole form to its own call", async (type, number, call) => {
    const user = await openRegistration();
    await goThrough(user, { "ID type": type, "ID number": number }, STEPS[1]);
    const details = {
      first_name: field("First name").value,
      middle_name: field("Middle name").value,
      last_name: field("Last name").value,
      gender: field("Gender").value,
      date_of_birth: field("Date of birth").value,
    };
    await goThrough(user, {}, STEPS[2]);
    expect(field("Second phone number").value).not.toBe("");
    const contact = {
      phone_number1: field("Phone number").value,
      phone_number2: field("Second phone number").value,
      telephone: field("Phone number").value,
      email: field("Email").value,
    };
    await goThrough(user, { "Transaction PIN": "2468", Password: "Str0ng!pass" });
    const found = { ...details, ...contact, username: field("Username").value };
    await press(user, "Sign up");
    await screen.findByRole("heading", { name: "Verify your account" });
    expect(location.pathname).toBe("/verify-email");
    expect(sandbox.requests.filter((request) => request.startsWith("POST"))).toEqual([call]);
    const secret = "[secret]";
    expect(await registered()).toEqual({
      ...found,
      id_type: { NIN: "nin", BVN: "bvn", Passport: "passport-number" }[type],
      id_value: secret,
      password: secret,
      transaction_pin: secret,
    });
    const stored = JSON.parse(sessionStorage.getItem("stored") ?? "null") as unknown;
    expect(stored).toEqual({
      verification: {
        data: { user_reference: expect.any(String) as string, phone_number: found.phone_number1 },
      },
      remembered: found.username,
    });
    for (const planted of ["Str0ng!pass", "2468", number.replaceAll(" ", "")])
      expect(kept()).not.toContain(planted);
  });

  test("Registration failure: values that are in use have messages at their fields, and all values stay", async () => {
    const user = await openRegistration();
    const used = { Username: "ada", "Phone number": "08031234567", Email: "ada.okafor@example.com" };
    await signUp(user, { ...DAYO, ...used });
    await atStep(STEPS[2]);
    const taken = ["This phone number is in use.", "This e-mail address is in use."];
    await screen.findByRole("heading", { name: "There is a problem" });
    expect(["Phone number", "Email"].map(description)).toEqual(taken);
    const link = screen.getByRole("link", { name: taken[1] });
    await user.click(link);
    expect(document.activeElement).toBe(field("Email"));
    const { "Phone number": phone, Email: email } = DAYO;
    await goThrough(user, { "Phone number": phone, Email: email });
    expect(description("Username")).toBe("This username is taken.");
    expect([field("Password").value, field("Transaction PIN").value]).toEqual([
      DAYO.Password,
      DAYO["Transaction PIN"],
    ]);
    for (const secret of [DAYO.Password, DAYO["Transaction PIN"]]) expect(kept()).not.toContain(secret);
    await fillIn(user, { Username: "dayo.ade" });
    expect(description("Username")).toBe("");
    await press(user, "Sign up");
    await screen.findByRole("heading", { name: "Verify your account" });
  });

  test.each([
    [
      "no reply",
      { kind: "drop-before" },
      "We could not reach the bank. Check your connection, then try again.",
    ],
    [
      "a page instead of JSON",
      { kind: "html" },
      "The bank sent an answer that we could not read. Try again in a moment.",
    ],
    [
      "the server's message",
      { kind: "status", status: 200, body: { status: false, message: "Closed today." } },
      "Closed today.",
    ],
    [
      "an error without a message",
      { kind: "status", status: 500, body: { status: false, message: "" } },
      "Registration failed.",
    ],
  ] as const)("Registration failure: %s", async (_, fault, message) => {
    const user = await openRegistration();
    await sandbox.plan({ route: WITHOUT_KYC, ...fault });
    await signUp(user, DAYO);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(location.pathname).toBe("/register");
    expect(field("Password").value).toBe(DAYO.Password);
    await fillIn(user, { Username: "" });
    await press(user, "Sign up");
    await summary();
    expect(screen.queryByText(message)).toBeNull();
  });
});
