import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";

import { description, field, fillIn, kept, summary } from "./fill-in.ts";
import { BY_HAND, DAYO, LOOK_UP, NIN, openRegistration, signUp } from "./registration.ts";

const sandbox = mountSandbox();

test("has the fields, title and link of the specification", async () => {
  const user = await openRegistration();
  await waitFor(() => expect(document.title).toBe("Registration"));
  const labels = [...document.querySelectorAll("form label")].map((label) => label.textContent);
  expect(labels).toEqual([
    "ID type",
    "ID number",
    "First name",
    "Middle name",
    "Last name",
    "Gender",
    "Username",
    "Phone number",
    "Second phone number",
    "Email",
    "Date of birth",
    "Transaction PIN",
    "Password",
    "I agree to the terms of use and the privacy policy",
  ]);
  const types = within(field("ID type")).getAllByRole("option");
  expect(types.map((option) => option.getAttribute("value"))).toEqual([
    "",
    "nin",
    "bvn",
    "passport-number",
    "kyc",
  ]);
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/");
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
  await signUp(user);
  expect(await summary()).toEqual([
    "Choose your ID type",
    "Enter your ID number",
    "Enter your middle name",
    "Choose your gender",
    "Choose a username",
    "Enter your phone number",
    "Enter your second phone number",
    "Enter your email address",
    "Choose a PIN of 4 digits",
    "Choose a password",
  ]);
  await fillIn(user, { ...DAYO, "First name": "", "Last name": "", "Date of birth": "" });
  await signUp(user);
  const instead = "enter the number of your ID above, or choose to enter your details";
  await waitFor(async () =>
    expect(await summary()).toEqual([
      `We need your first name: ${instead}`,
      `We need your last name: ${instead}`,
      "Choose a username",
      `We need your date of birth: ${instead}`,
    ]),
  );
  expect(sandbox.requests.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("each field has a hint for its value, and a choice after a refusal is kept", async () => {
  const user = await openRegistration();
  await fillIn(user, {
    "ID type": "NIN",
    "ID number": "1234567890",
    "Phone number": "12",
    "Second phone number": "0203",
    Email: "dayo",
    "Transaction PIN": "12ab",
  });
  expect(field("Transaction PIN").value).toBe("12ab");
  await signUp(user);
  await summary();
  const phone = "Enter a Nigerian mobile number, like 0803 123 4567";
  expect(description("ID number")).toBe(
    "Enter 11 digits for a NIN or BVN, or the 9 characters of your passport number",
  );
  expect(description("Phone number")).toBe(phone);
  expect(description("Second phone number")).toBe(
    `${phone} If you have none, enter your phone number again.`,
  );
  expect(description("Email")).toBe("Enter an email address, like name@example.com");
  expect(description("Transaction PIN")).toBe("Choose a PIN of 4 digits");
  await fillIn(user, { Gender: "Male", "ID type": "BVN", "Transaction PIN": "12345" });
  expect([field("Gender").value, field("ID type").value]).toEqual(["male", "bvn"]);
  expect(field("Transaction PIN").value).toBe("1234");
});

describe("the ID look-up", () => {
  test("runs only at 9 and 11 characters, and fills in the found values", async () => {
    const user = await openRegistration();
    await fillIn(user, { "ID type": "NIN", "ID number": NIN.slice(0, 10) });
    await fillIn(user, { "ID number": `${NIN}2` });
    expect(sandbox.requests.filter((request) => request.includes("/verify/"))).toEqual([]);
    expect(field("First name").disabled).toBe(true);
    expect(field("Last name").disabled).toBe(true);
    expect(field("Date of birth").disabled).toBe(true);
    await fillIn(user, { "ID number": NIN });
    await waitFor(() => expect(field("First name").value).toBe("Chioma"));
    expect(field("Middle name").value).toBe("Ngozi");
    expect(field("Last name").value).toBe("Bello");
    expect(field("Gender").value).toBe("female");
    expect(field("Date of birth").value).toBe("1975-11-17");
    expect(field("Email").value).toBe("chioma.bello.3403@example.com");
    expect(field("Phone number").value).toBe("08034032316");
    expect(field("Username").value).toMatch(/^chibe\d$/);
    await fillIn(user, { "ID number": NIN.slice(0, 9) });
    await waitFor(() => expect(description("ID number")).toBe("A NIN has 11 digits."));
    expect(field("First name").value).toBe("");
    expect(sandbox.requests.filter((request) => request.includes("/verify/"))).toHaveLength(2);
  });

  test("leaves the number only in its request", async () => {
    const user = await openRegistration();
    // A space that a phone's keyboard adds is not part of the number.
    await fillIn(user, { "ID type": "NIN", "ID number": `${NIN} ` });
    await waitFor(() => expect(field("First name").value).toBe("Chioma"));
    expect(sandbox.requests).toContain(LOOK_UP);
    expect(kept()).not.toContain(NIN);
    expect(JSON.stringify(await sandbox.call("GET", "/__sandbox/log"))).not.toContain(NIN);
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
    expect(field("First name").value).toBe("");
  });

  test("ID lookup, other error: no reply, and another try", async () => {
    const user = await openRegistration();
    await sandbox.plan({ route: LOOK_UP, kind: "drop-before" });
    await fillIn(user, { "ID type": "NIN", "ID number": NIN });
    expect(await screen.findByText("An error occurred")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(field("First name").value).toBe("Chioma"));
    expect(description("ID number")).toBe("");
  });
});

test("a username is suggested from the names, and the customer's own username is kept", async () => {
  const user = await openRegistration();
  await fillIn(user, { "ID type": BY_HAND, "First name": "Dayo", "Last name": "Ade" });
  expect(field("Username").value).toMatch(/^dayad\d$/);
  await fillIn(user, { "First name": "Jo" });
  expect(field("Username").value).toMatch(/^joad\d$/);
  await fillIn(user, { Username: "my.own" });
  await fillIn(user, { "First name": "Bisi" });
  expect(field("Username").value).toBe("my.own");
});
