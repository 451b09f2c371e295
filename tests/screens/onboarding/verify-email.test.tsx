import { cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { signIn, visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { field, fillIn, kept, sessionKeys, summary } from "./fill-in.ts";

const sandbox = mountSandbox();
const SEND = "POST /api/v1/users/send-otp";
const VERIFY = "POST /api/v1/users/verify-otp";
const BOLA = { user_reference: "usr-demo-bola", phone_number: "08052345678" };
const SENT = "A one-time code was sent to your phone.";
const OVER = "This one-time code is no longer valid. Ask for a new one.";
const MINUTE = 60_000;

// Only the clock is fake: it makes codes in the sandbox expire, and ends the pause of the link.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

/** Opens the screen like after a registration, with its record in session storage. */
async function open(company?: string, record: object = { data: BOLA }): Promise<UserEvent> {
  sessionStorage.setItem("stored", JSON.stringify({ verification: record }));
  const user = visit("/verify-email", company ? { company } : {});
  await screen.findByRole("heading", { name: "Verify your account" });
  return user;
}

async function verify(user: UserEvent, code: string): Promise<void> {
  await fillIn(user, { "One-time code": code });
  await user.click(screen.getByRole("button", { name: "Verify" }));
}

test("says where the code was sent and what else the customer can do", async () => {
  await open();
  await waitFor(() => expect(document.title).toBe("Account Verification"));
  expect(
    screen.getByText("Enter the one-time code for •••••••5678. If you have none, choose Resend the code."),
  ).toBeTruthy();
  expect(field("One-time code").autocomplete).toBe("one-time-code");
  expect(field("One-time code").inputMode).toBe("numeric");
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("/register");
});

test("says that a code was sent after one was sent", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Resend the code" }));
  expect(await screen.findByText("Enter the one-time code that we sent to •••••••5678.")).toBeTruthy();
});

test("without a phone number it asks for one, and sends the code there", async () => {
  const user = await open(undefined, { data: { user_reference: BOLA.user_reference } });
  expect(screen.getByText("We send a one-time code to your phone.")).toBeTruthy();
  await fillIn(user, { "Phone Number": "0805 234 5678" });
  await user.click(screen.getByRole("button", { name: "Send the code" }));
  expect(await screen.findByText("Enter the one-time code that we sent to •••••••5678.")).toBeTruthy();
  await verify(user, "123456");
  await screen.findByRole("heading", { name: "Sign in" });
});

test.each([
  ["of the defaults", undefined, undefined, "*123#"],
  ["of a tenant", "sahel", undefined, "*347*90#"],
  ["of a tenant without one", "sahel", '{ "ussd": { "verify": null } }', undefined],
])("the USSD code is that %s", async (_, company, file, code) => {
  if (file) sandbox.setTenant("sahel", file);
  await open(company);
  const hint = screen.queryByText(/You can also dial/);
  expect(hint?.textContent).toBe(code && `You can also dial ${code} on your phone to verify your account.`);
});

test("without a registration or sign-in before it there is nothing to verify", async () => {
  visit("/verify-email");
  await screen.findByRole("heading", { name: "Sign in" });
  expect(location.pathname).toBe("/");
});

test("OTP empty: 'OTP is required'", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Verify" }));
  expect(await summary()).toEqual(["OTP is required"]);
  expect(sandbox.requests).not.toContain(VERIFY);
});

describe("a code", () => {
  test("that is right verifies the customer, who signs in; session storage is cleared", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    await screen.findByText(SENT);
    await verify(user, "123 456");
    await screen.findByRole("heading", { name: "Sign in" });
    expect(await screen.findByText("Your account is verified. Sign in to continue.")).toBeTruthy();
    expect(sessionKeys()).toEqual(["application_id", "company"]);
    await signIn(user, "bola");
    await screen.findByRole("navigation", { name: "Main" });
    expect(location.pathname).toBe("/dashboard");
  });

  test("OTP verify failure: after five wrong attempts the code is invalid, and a new code is valid", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    await screen.findByText(SENT);
    await verify(user, "000000");
    const wrong = "Incorrect one-time code. 4 tries left.";
    expect(await screen.findByText(`Verification Failed : ${wrong}`)).toBeTruthy();
    expect(screen.getByText(wrong)).toBeTruthy();
    expect(field("One-time code").value).toBe("");
    for (const left of ["3 tries", "2 tries", "1 try"]) {
      await verify(user, "000000");
      await screen.findByText(`Incorrect one-time code. ${left} left.`);
    }
    await verify(user, "000000");
    await screen.findByText(OVER);
    await verify(user, "123456");
    await screen.findByText(OVER);
    vi.setSystemTime(Date.now() + MINUTE);
    await user.click(await screen.findByRole("button", { name: "Resend the code" }));
    await waitFor(() => expect(sandbox.requests.filter((request) => request === SEND)).toHaveLength(2));
    await verify(user, "123456");
    await screen.findByRole("heading", { name: "Sign in" });
  });

  test("lasts ten minutes", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    await screen.findByText(SENT);
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    await verify(user, "123456");
    expect(await screen.findByText(OVER)).toBeTruthy();
  });

  test.each([
    [
      "OTP verify failure: no reply",
      { kind: "drop-before" },
      "We could not reach the bank. Check your connection, then try again.",
      true,
    ],
    [
      "OTP verify failure: status false has only an inline message",
      { kind: "status", status: 200, body: { status: false, message: "Not this one." } },
      "Not this one.",
      false,
    ],
    [
      "OTP verify failure: a non-200 response",
      { kind: "status", status: 503, body: { status: false, message: "Closed today." } },
      "Closed today.",
      true,
    ],
  ] as const)("%s", async (_, fault, message, toasted) => {
    const user = await open();
    await sandbox.plan({ route: VERIFY, ...fault });
    await verify(user, "998877");
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryAllByText(`Verification Failed : ${message}`)).toHaveLength(toasted ? 1 : 0);
    expect(kept()).not.toContain("998877");
  });
});

describe("Resend the code", () => {
  test("waits visibly between tries", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    await screen.findByText(SENT);
    const resting = screen.getByRole("button", { name: /^Resend the code \(in \d+ s\)$/ });
    await user.click(resting);
    vi.setSystemTime(Date.now() + MINUTE - 5000);
    await screen.findByRole("button", { name: /^Resend the code \(in [45] s\)$/ });
    vi.setSystemTime(Date.now() + 5000);
    await screen.findByRole("button", { name: "Resend the code" });
    expect(sandbox.requests.filter((request) => request === SEND)).toHaveLength(1);
  });

  test("waits after the code of the sign-in too, also over a reload: a second code makes the first invalid", async () => {
    const user = visit("/");
    await signIn(user, "bola");
    await screen.findByRole("button", { name: /^Resend the code \(in \d+ s\)$/ });
    cleanup();
    vi.setSystemTime(Date.now() + 10_000);
    visit("/verify-email");
    await screen.findByRole("button", { name: /^Resend the code \(in (?:50|4\d) s\)$/ });
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await screen.findByRole("button", { name: "Resend the code" })).toBeTruthy();
  });

  test("OTP send failure: the sixth in ten minutes is refused", async () => {
    for (let sent = 0; sent < 5; sent++) await sandbox.call("POST", "/api/v1/users/send-otp", BOLA);
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    const message = "Too many one-time codes were sent. Try again in 10 minutes.";
    expect(await screen.findByText(`Resend Failed : ${message}`)).toBeTruthy();
  });

  test("OTP send failure: no reply", async () => {
    const user = await open();
    await sandbox.plan({ route: SEND, kind: "drop-before" });
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    expect(await screen.findByText(/^Resend Failed : We could not reach the bank/)).toBeTruthy();
  });

  test("OTP send failure: a refusal leaves the button as it is", async () => {
    const user = await open();
    const message = "No messages can be sent now.";
    await sandbox.plan({ route: SEND, kind: "status", status: 503, body: { status: false, message } });
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    await screen.findByText(`Resend Failed : ${message}`);
    await user.click(screen.getByRole("button", { name: "Resend the code" }));
    expect(await screen.findByText(SENT)).toBeTruthy();
  });
});
