import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import type { Fault } from "#sandbox/http/fault.ts";
import { visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { fillIn } from "./fill-in.ts";
import { DAYO, openRegistration, signUp } from "./registration.ts";

const sandbox = mountSandbox();

/** A row of the error catalogue (specification 1 §8, 2 §8), and the steps that show it to a customer. */
type Row = {
  readonly row: string;
  readonly fault?: Fault;
  readonly act: () => Promise<void>;
  /** Text that stays on the page. */
  readonly inline?: string;
  /** Text of a toast. */
  readonly toast?: string;
};

const lost = "We could not reach the bank. Check your connection, then try again.";
const no = (message: string) => ({ status: false, message });
const at = (path: string, fault: Omit<Fault, "route">, method = "POST"): Fault => ({
  route: `${method} /api/v1/${path}`,
  ...fault,
});

const heading = async (name: string) => await screen.findByRole("heading", { name });
const press = async (user: UserEvent, name: string) =>
  await user.click(await screen.findByRole("button", { name }));

async function signIn(username: string, password: string): Promise<UserEvent> {
  const user = visit("/");
  await heading("Sign in");
  await fillIn(user, { Username: username, Password: password });
  await press(user, "Sign in");
  return user;
}

async function lookUp(number: string): Promise<void> {
  const user = await openRegistration();
  await fillIn(user, { "ID type": "NIN", "ID number": number });
}

async function register(): Promise<void> {
  await signUp(await openRegistration(), { ...DAYO, Username: "dayo.ade" });
}

async function toVerification(): Promise<UserEvent> {
  const user = await signIn("bola", "Password1!");
  await heading("Verify your account");
  return user;
}

async function verify(code: string): Promise<void> {
  const user = await toVerification();
  await fillIn(user, { "One-time code": code });
  await press(user, "Verify");
}

async function requestToken(): Promise<UserEvent> {
  const user = visit("/forget-password");
  await screen.findByLabelText("Email or phone number");
  await fillIn(user, { "Email or phone number": "ada.okafor@example.com" });
  await press(user, "Send");
  return user;
}

async function reset(code: string, again = "N3w!password"): Promise<void> {
  const user = await requestToken();
  await screen.findByLabelText("New password");
  expect(location.pathname).toBe("/reset-password");
  const values = { "One-time code": code, "New password": "N3w!password", "Confirm new password": again };
  await fillIn(user, values);
  await press(user, "Set password");
}

const rows: readonly Row[] = [
  {
    row: "Login failure",
    act: async () => void (await signIn("ada", "wrong")),
    inline: "Failed to Sign In : Invalid username or password.",
  },
  {
    row: "Login with empty fields",
    act: async () => void (await signIn("ada", "")),
    inline: "Username and password are required",
  },
  {
    row: "ID lookup, status false",
    act: () => lookUp("12300000001"),
    inline: "ID verification failed.",
  },
  {
    row: "ID lookup, other error, server message",
    act: () => lookUp("12300000002"),
    inline: "The identity service is not available. Try again later.",
  },
  {
    row: "ID lookup, other error, no message",
    act: () => lookUp("12300000003"),
    inline: "An error occurred",
  },
  {
    row: "ID lookup, other error, no reply",
    fault: at("verify/nin/*", { kind: "drop-before" }, "GET"),
    act: () => lookUp("12345678901"),
    inline: lost,
  },
  {
    row: "Registration failure, no message",
    fault: at("customers-api/registrations/without-kyc", { kind: "status", status: 500, body: no("") }),
    act: register,
    inline: "Registration failed.",
  },
  {
    row: "Registration failure, server message",
    fault: at("customers-api/registrations/without-kyc", {
      kind: "status",
      status: 503,
      body: no("Closed today."),
    }),
    act: register,
    inline: "Closed today.",
  },
  {
    row: "OTP send failure",
    fault: at("users/send-otp", { kind: "status", status: 503, body: no("Not now."), times: 2 }),
    act: async () => await press(await toVerification(), "Resend the code"),
    toast: "Resend Failed : Not now.",
  },
  {
    row: "OTP verify failure, no reply",
    fault: at("users/verify-otp", { kind: "drop-before" }),
    act: () => verify("123456"),
    toast: `Verification Failed : ${lost}`,
    inline: lost,
  },
  {
    row: "OTP verify failure, a non-200 response",
    act: () => verify("000000"),
    toast: "Verification Failed : Incorrect one-time code. 4 tries left.",
    inline: "Incorrect one-time code. 4 tries left.",
  },
  {
    row: "OTP verify failure, status false",
    fault: at("users/verify-otp", { kind: "status", status: 200, body: no("Not this one.") }),
    act: () => verify("000000"),
    inline: "Not this one.",
  },
  {
    row: "OTP empty",
    act: () => verify(""),
    inline: "OTP is required",
  },
  {
    row: "Forgot password failure",
    fault: at("password/request-token", { kind: "status", status: 500, body: no("Server Error") }),
    act: async () => void (await requestToken()),
    toast: "Resend Failed : Server Error",
    inline: "Server Error",
  },
  {
    row: "Reset password",
    act: () => reset("000000"),
    toast: "Resend Failed : The token is wrong or has expired.",
    inline: "The token is wrong or has expired.",
  },
  {
    row: "Reset password, validation",
    act: () => reset("123456", "other"),
    inline: "Passwords do not match",
  },
];

/** Whether this text stands alone in an element of the page, or in one beside it. */
const isSaid = (text: string, within: "main" | "[aria-live]") =>
  screen.queryAllByText(text, { selector: `${within} *` }).length > 0;

for (const { row, fault, act, inline, toast } of rows)
  test(`error catalogue: ${row}`, async () => {
    if (fault) await sandbox.plan(fault);
    await act();
    const { pathname } = location;
    await waitFor(() =>
      expect([toast && isSaid(toast, "[aria-live]"), inline && isSaid(inline, "main")]).toEqual([
        toast && true,
        inline && true,
      ]),
    );
    const alerts = inline ? [] : [...document.querySelectorAll("main [role=alert]")];
    expect(alerts, "what else the page says").toEqual([]);
    expect(location.pathname, "the customer stays on the same page").toBe(pathname);
  });
