import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";

import { signIn, visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { description, field, fillIn, kept, sessionKeys, summary } from "./fill-in.ts";

const sandbox = mountSandbox();
const REQUEST = "POST /api/v1/password/request-token";
const RESET = "POST /api/v1/password/reset";
const CONTACT = "Email or phone number";
const CODE = "One-time code";
const PASSWORD = "New password";
const AGAIN = "Confirm new password";
const SENT = "If an account has this e-mail address or phone number, a token was sent to it.";
const LOST = "We could not reach the bank. Check your connection, then try again.";

afterEach(() => void vi.useRealTimers());

async function openForgot(): Promise<UserEvent> {
  const user = visit("/forget-password");
  await screen.findByLabelText(CONTACT);
  return user;
}

async function send(user: UserEvent, contact: string): Promise<void> {
  await fillIn(user, { [CONTACT]: contact });
  await user.click(screen.getByRole("button", { name: "Send" }));
}

async function openReset(contact = "ada.okafor@example.com"): Promise<UserEvent> {
  const user = await openForgot();
  await send(user, contact);
  await screen.findByLabelText(CODE);
  return user;
}

async function reset(user: UserEvent, code: string, password: string, again = password): Promise<void> {
  await fillIn(user, { [CODE]: code, [PASSWORD]: password, [AGAIN]: again });
  await user.click(screen.getByRole("button", { name: "Set password" }));
}

/** Body of the last request to a path, secrets replaced. */
async function body(end: string): Promise<unknown> {
  const log = (await sandbox.call("GET", "/__sandbox/log")) as { path: string; body: unknown }[];
  return log.findLast(({ path }) => path.endsWith(end))?.body;
}

describe("Forgot password", () => {
  test.each(["", "ada", "ada@", "12345", "0803 123"])(
    "'%s' is neither an e-mail address nor a phone number",
    async (contact) => {
      const user = await openForgot();
      if (contact) await fillIn(user, { [CONTACT]: contact });
      await user.click(screen.getByRole("button", { name: "Send" }));
      expect(await summary()).toEqual([
        contact
          ? "Enter an email, like name@example.com, or a phone number, like 0803 123 4567"
          : "Enter your email or phone number",
      ]);
      expect(sandbox.requests).not.toContain(REQUEST);
    },
  );

  test.each([
    ["ada.okafor@example.com", "ada.okafor@example.com"],
    [" nobody@example.com ", "nobody@example.com"],
    ["+234 803 123-4567", "08031234567"],
  ])("'%s' is kept for the next screen, whether the bank knows it or not", async (typed, contact) => {
    const user = await openForgot();
    await send(user, typed);
    await screen.findByRole("heading", { name: "Set a new password" });
    expect(location.pathname).toBe("/reset-password");
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(
      screen.getByText(`Enter the code that we sent to ${contact}, then choose a new password.`),
    ).toBeTruthy();
    expect(await body("/request-token")).toEqual({ email: contact });
    expect(JSON.parse(sessionStorage.getItem("stored") ?? "")).toEqual({ reset_contact: contact });
  });

  test.each([
    ["no reply", { kind: "drop-before" }, LOST],
    [
      "the server's message",
      { kind: "status", status: 429, body: { status: false, message: "Too many tries." } },
      "Too many tries.",
    ],
  ] as const)("Forgot password failure: %s", async (_, fault, message) => {
    const user = await openForgot();
    await sandbox.plan({ route: REQUEST, ...fault });
    await send(user, "ada.okafor@example.com");
    expect(await screen.findByText(`Resend Failed : ${message}`)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(location.pathname).toBe("/forget-password");
    expect(sessionStorage.getItem("stored")).toBeNull();
  });
});

describe("Reset password", () => {
  test("without a stored contact the customer is sent to the sign-in and session storage is cleared", async () => {
    sessionStorage.setItem("stored", JSON.stringify({ verification: { data: {} } }));
    sessionStorage.setItem("planted", '"personal"');
    visit("/reset-password");
    await screen.findByRole("heading", { name: "Sign in" });
    expect(location.pathname).toBe("/");
    expect(sessionKeys()).toEqual(["application_id", "company"]);
  });

  test("each field has a hint for its value, and both passwords must match", async () => {
    const user = await openReset();
    await waitFor(() => expect(document.title).toBe("Reset Password"));
    await user.click(screen.getByRole("button", { name: "Set password" }));
    expect(await summary()).toEqual([
      "OTP is required",
      "Choose a new password",
      "Enter the new password again",
    ]);
    await reset(user, "123456", "N3w!password", "other");
    await waitFor(async () => expect(await summary()).toEqual(["Passwords do not match"]));
    expect(description(AGAIN)).toBe("Passwords do not match");
    await user.click(screen.getByRole("link", { name: "Passwords do not match" }));
    expect(document.activeElement).toBe(field(AGAIN));
    await fillIn(user, { [AGAIN]: "N3w!password" });
    expect(screen.queryByText("Passwords do not match")).toBeNull();
    expect(sandbox.requests).not.toContain(RESET);
  });

  test.each(["ada.okafor@example.com", "0803 123 4567"])(
    "by %s: the new password signs in, the old one does not",
    async (contact) => {
      const user = await openReset(contact);
      await reset(user, "123456", "N3w!password");
      await screen.findByRole("heading", { name: "Sign in" });
      expect(await screen.findByText("Your password was changed. Sign in with the new one.")).toBeTruthy();
      expect(sessionKeys()).toEqual(["application_id", "company"]);
      expect(await body("/password/reset")).toEqual({
        email: contact.includes("@") ? contact : "08031234567",
        token: "[secret]",
        password: "[secret]",
        password_confirmation: "[secret]",
      });
      await signIn(user, "ada", "Password1!");
      await screen.findByText("Failed to Sign In : Invalid username or password.");
      await fillIn(user, { Password: "N3w!password" });
      await user.click(screen.getByRole("button", { name: "Sign in" }));
      await screen.findByRole("navigation", { name: "Main" });
    },
  );

  test("Reset password failure: a wrong token has a message, and no secret stays", async () => {
    const user = await openReset();
    await reset(user, "000000", "N3w!password");
    const message = "The token is wrong or has expired.";
    expect(await screen.findByText(`Resend Failed : ${message}`)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect([CODE, PASSWORD, AGAIN].map((label) => field(label).value)).toEqual(["", "", ""]);
    expect(kept()).not.toMatch(/N3w!password|000000/);
  });

  test("Reset password failure: a token of ten minutes ago, and no reply", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const user = await openReset();
    await sandbox.plan({ route: RESET, kind: "drop-before" });
    await reset(user, "123456", "N3w!password");
    expect(await screen.findByText(`Resend Failed : ${LOST}`)).toBeTruthy();
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await reset(user, "123456", "N3w!password");
    expect(await screen.findByText("Resend Failed : The token is wrong or has expired.")).toBeTruthy();
  });
});
