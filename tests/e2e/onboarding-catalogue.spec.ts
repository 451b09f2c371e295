import type { Page } from "@playwright/test";

import { sendSignIn } from "./harness/customers.ts";
import { dayo, fillIn, press, register, requestToken, setPassword, verify } from "./harness/onboarding.ts";
import type { SandboxControl } from "./harness/sandbox.ts";
import { expect, test } from "./harness/test.ts";

type Fault = Parameters<SandboxControl["plan"]>[0];

/** A row of the error catalogue (specification 1 §8, 2 §8), and the steps that show it to a customer. */
type Row = {
  readonly row: string;
  readonly fault?: Fault;
  readonly act: (page: Page) => Promise<void>;
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

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/");
  await sendSignIn(page, { username, password });
}

async function lookUp(page: Page, number: string): Promise<void> {
  await page.goto("/register");
  await fillIn(page, { "ID type": "NIN", "ID number": number });
}

async function toVerification(page: Page): Promise<void> {
  await signIn(page, "bola", "Password1!");
  await expect(page).toHaveURL("/verify-email");
}

async function toReset(page: Page): Promise<void> {
  await requestToken(page);
  await expect(page).toHaveURL("/reset-password");
}

const rows: readonly Row[] = [
  {
    row: "Login failure",
    act: (page) => signIn(page, "ada", "wrong"),
    inline: "Failed to Sign In : Invalid username or password.",
  },
  {
    row: "Login with empty fields",
    act: (page) => signIn(page, "ada", ""),
    inline: "Username and password are required",
  },
  {
    row: "ID lookup, status false",
    act: (page) => lookUp(page, "12300000001"),
    inline: "ID verification failed.",
  },
  {
    row: "ID lookup, other error, server message",
    act: (page) => lookUp(page, "12300000002"),
    inline: "The identity service is not available. Try again later.",
  },
  {
    row: "ID lookup, other error, no message",
    act: (page) => lookUp(page, "12300000003"),
    inline: "An error occurred",
  },
  {
    row: "ID lookup, other error, no reply",
    fault: at("verify/nin/*", { kind: "drop-before" }, "GET"),
    act: (page) => lookUp(page, "12345678901"),
    inline: lost,
  },
  {
    row: "Registration failure, no message",
    fault: at("customers-api/registrations/without-kyc", { kind: "status", status: 500, body: no("") }),
    act: (page) => register(page, dayo),
    inline: "Registration failed.",
  },
  {
    row: "Registration failure, server message",
    fault: at("customers-api/registrations/without-kyc", {
      kind: "status",
      status: 503,
      body: no("Closed today."),
    }),
    act: (page) => register(page, dayo),
    inline: "Closed today.",
  },
  {
    row: "OTP send failure",
    fault: at("users/send-otp", { kind: "status", status: 503, body: no("Not now."), times: 2 }),
    act: async (page) => {
      await toVerification(page);
      await press(page, "Resend the code");
    },
    toast: "Resend Failed : Not now.",
  },
  {
    row: "OTP verify failure, no reply",
    fault: at("users/verify-otp", { kind: "drop-before" }),
    act: async (page) => {
      await toVerification(page);
      await verify(page);
    },
    toast: `Verification Failed : ${lost}`,
    inline: lost,
  },
  {
    row: "OTP verify failure, a non-200 response",
    act: async (page) => {
      await toVerification(page);
      await verify(page, "000000");
    },
    toast: "Verification Failed : Incorrect one-time code. 4 tries left.",
    inline: "Incorrect one-time code. 4 tries left.",
  },
  {
    row: "OTP verify failure, status false",
    fault: at("users/verify-otp", { kind: "status", status: 200, body: no("Not this one.") }),
    act: async (page) => {
      await toVerification(page);
      await verify(page, "000000");
    },
    inline: "Not this one.",
  },
  {
    row: "OTP empty",
    act: async (page) => {
      await toVerification(page);
      await verify(page, "");
    },
    inline: "OTP is required",
  },
  {
    row: "Forgot password failure",
    fault: at("password/request-token", { kind: "status", status: 500, body: no("Server Error") }),
    act: (page) => requestToken(page),
    toast: "Resend Failed : Server Error",
    inline: "Server Error",
  },
  {
    row: "Reset password",
    act: async (page) => {
      await toReset(page);
      await setPassword(page, "N3w!password", { code: "000000" });
    },
    toast: "Resend Failed : The token is wrong or has expired.",
    inline: "The token is wrong or has expired.",
  },
  {
    row: "Reset password, validation",
    act: async (page) => {
      await toReset(page);
      await setPassword(page, "N3w!password", { again: "other" });
    },
    inline: "Passwords do not match",
  },
];

for (const { row, fault, act, inline, toast } of rows) {
  test(`error catalogue: ${row}`, async ({ page, sandbox }) => {
    if (fault) await sandbox.plan(fault);
    await act(page);
    if (toast) await expect(page.getByText(toast, { exact: true }).first()).toBeVisible();
    const main = page.getByRole("main");
    if (inline) await expect(main.getByText(inline, { exact: true }).first()).toBeVisible();
    else await expect(main.getByRole("alert")).toHaveCount(0);
    const url = page.url();
    await page.waitForLoadState();
    expect(page.url(), "the customer stays on the same page").toBe(url);
  });
}
