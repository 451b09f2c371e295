import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { signIn, visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { field, kept } from "./fill-in.ts";

const sandbox = mountSandbox();
const LOGIN = "POST /api/v1/login";

test("has the fields, title and links of the specification", async () => {
  const user = visit("/");
  const remember = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Remember me" });
  await waitFor(() => expect(document.title).toBe("Welcome - Login"));
  expect(field("Username").autocomplete).toBe("username");
  // A phone must not begin it with a capital letter.
  expect(field("Username").getAttribute("autocapitalize")).toBe("none");
  expect(field("Password").type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(field("Password").type).toBe("text");
  expect(remember.checked).toBe(true);
  const help = document.getElementById(remember.getAttribute("aria-describedby")!);
  expect(help?.textContent).toBe("Keeps your username on this device, never your password.");
  expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
    "/forget-password",
  );
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("/register");
});

test.each([
  ["a server error", { kind: "status", status: 500 }, "Server Error"],
  [
    "a page instead of JSON",
    { kind: "html" },
    "The bank sent an answer that we could not read. Try again in a moment.",
  ],
  [
    "no reply",
    { kind: "drop-before" },
    "We could not reach the bank. Check your connection, then try again.",
  ],
] as const)("Login failure: %s", async (_, fault, message) => {
  const user = visit("/");
  await screen.findByLabelText("Username");
  await sandbox.plan({ route: LOGIN, ...fault });
  await signIn(user);
  expect(await screen.findByText(`Failed to Sign In : ${message}`)).toBeTruthy();
  expect(field("Username").value).toBe("ada");
  expect(field("Password").value).toBe("");
  expect(location.pathname).toBe("/");
});

test("the username is there at the next sign-in, until it is removed or the customer does not want it kept", async () => {
  const user = visit("/");
  await signIn(user);
  await screen.findByRole("navigation", { name: "Main" });
  await waitFor(() => expect(kept()).toContain("remembered"));
  expect(kept()).not.toContain("Password1!");
  cleanup();
  sessionStorage.clear();

  visit("/");
  await waitFor(() => expect(field("Username").value).toBe("ada"));
  expect(field("Password").value).toBe("");
  await user.click(screen.getByRole("checkbox", { name: "Remember me" }));
  await user.type(field("Password"), "Password1!");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByRole("navigation", { name: "Main" });
  await waitFor(() => expect(localStorage.getItem("remembered.demo")).toBeNull());
  cleanup();
  sessionStorage.clear();

  visit("/");
  expect((await screen.findByLabelText<HTMLInputElement>("Username")).value).toBe("");
});

test("says 'Please wait...' until the bank replies", async () => {
  const user = visit("/");
  await screen.findByLabelText("Username");
  const answer = sandbox.hold(LOGIN);
  await signIn(user);
  expect((await screen.findByRole("button", { name: "Please wait..." })).getAttribute("aria-busy")).toBe(
    "true",
  );
  await answer();
  await screen.findByRole("navigation", { name: "Main" });
});

describe("a customer whose e-mail is not verified", () => {
  test("is not signed in, gets a code and continues to the verification", async () => {
    const user = visit("/");
    await signIn(user, "bola");
    expect(await screen.findByRole("heading", { name: "Verify your account" })).toBeTruthy();
    expect(await screen.findByText("A one-time code was sent to your phone.")).toBeTruthy();
    expect(sandbox.requests).toEqual(
      expect.arrayContaining(["POST /api/v1/bypass-email-verification", "POST /api/v1/users/send-otp"]),
    );
    expect(sessionStorage.getItem("token")).toBeNull();
    expect(kept()).not.toContain("Password1!");
  });

  test("OTP send failure: gets a message, and can ask for another code there", async () => {
    const user = visit("/");
    await screen.findByLabelText("Username");
    await sandbox.plan({ route: "POST /api/v1/users/send-otp", kind: "status", status: 500 });
    await signIn(user, "bola");
    expect(await screen.findByText("Resend Failed : Server Error")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Resend the code" })).toBeTruthy();
  });

  test("continues if the bypass gets no reply", async () => {
    const user = visit("/");
    await screen.findByLabelText("Username");
    await sandbox.plan({ route: "POST /api/v1/bypass-email-verification", kind: "drop-before" });
    await signIn(user, "bola");
    await waitFor(() => expect(location.pathname).toBe("/verify-email"));
  });
});
