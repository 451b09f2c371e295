import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { balanceOf } from "../payments/ledger.ts";
import { end, enterPin, fillIn as fillInPayment, press as pressInPage } from "../payments/paying.ts";
import { field, fillIn } from "./fill-in.ts";
import { DAYO, goThrough, openRegistration, press, STEPS } from "./registration.ts";

const sandbox = mountSandbox();
const CODE = "123456";
const chosen = { "Transaction PIN": "2468", Password: "Str0ng!pass" };
const dayo = { ...DAYO, Username: "dayo.ade" };
const registrations = [
  { by: "BVN", values: { "ID type": "BVN", "ID number": "22345678901" }, call: "with-kyc" },
  { by: "Passport", values: { "ID type": "Passport", "ID number": "A01234567" }, call: "without-kyc" },
  { by: "kyc", values: dayo, call: "without-kyc" },
];

const clickOn = async (user: UserEvent, name: string) =>
  await user.click(screen.getByText(name, { selector: "button, button *" }));

async function signIn(user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> {
  await fillIn(user, values);
  await clickOn(user, "Sign in");
}

// By NIN it is played in a browser: see tests/e2e/onboarding/onboarding.spec.ts.
for (const { by, values, call } of registrations)
  test(`register with ${by}, verify, sign in for the first time, and pay with the chosen PIN`, async () => {
    const user = await openRegistration();
    await waitFor(() => expect(document.title).toBe("Registration"));
    await goThrough(user, values, STEPS[1]);
    await waitFor(() => expect(field("First name").value).not.toBe(""));
    await goThrough(user, { ...values, ...chosen });
    const username = field("Username").value;
    expect(username).toMatch(by === "kyc" ? /^dayo\.ade$/ : /^[a-z]{5}\d$/);
    await press(user, "Sign up");
    await screen.findByText("Verify your account", { selector: "h1" });
    expect(location.pathname).toBe("/verify-email");
    await fillIn(user, { "One-time code": CODE });
    await clickOn(user, "Verify");
    await screen.findByText("Your account is verified. Sign in to continue.");
    expect(location.pathname).toBe("/");
    expect(field("Username").value).toBe(username);
    await signIn(user, { Password: chosen.Password });
    await waitFor(() => expect(location.pathname).toBe("/dashboard"));
    const wallets = within(await screen.findByRole("region", { name: "Wallets" }));
    const wallet = (await wallets.findByText(/^30\d{8}$/)).textContent;

    cleanup();
    const payer = visit("/airtime");
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Wallet").value).toBe(wallet));
    await fillInPayment(payer, { "Phone Number": "08059870066", Amount: "100" });
    await pressInPage(payer, "Continue");
    await enterPin(payer, chosen["Transaction PIN"]);
    expect((await end())[0]).toBe("Successful");
    expect(await balanceOf(sandbox, wallet)).toBe(490_000);

    const sent = sandbox.requests.filter((request) => request.includes("registrations"));
    expect(sent.map((request) => request.split("/").at(-1))).toEqual([call]);
  });

// By phone it is played in a browser.
test("forgotten password by e-mail: the new password signs in, the old one does not", async () => {
  const user = visit("/");
  await user.click(await screen.findByText("Forgot password?"));
  await screen.findByLabelText("Email or phone number");
  expect(location.pathname).toBe("/forget-password");
  await fillIn(user, { "Email or phone number": "ada.okafor@example.com" });
  await clickOn(user, "Send");
  await screen.findByLabelText("New password");
  expect(location.pathname).toBe("/reset-password");
  const password = { "New password": chosen.Password, "Confirm new password": chosen.Password };
  await fillIn(user, { "One-time code": CODE, ...password });
  await clickOn(user, "Set password");
  await screen.findByText("Your password was changed. Sign in with the new one.");
  expect(location.pathname).toBe("/");
  await signIn(user, { Username: "ada", Password: "Password1!" });
  await screen.findByText(/^Failed to Sign In : /);
  await signIn(user, { Username: "ada", Password: chosen.Password });
  await waitFor(() => expect(location.pathname).toBe("/dashboard"));
});
