import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lost, openScreen, reply } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

const login = compileScreenFile("schemas/screens/onboarding/login.json");
const profile = { first_name: "Ada", email_verified_at: "2026-01-01" };
const typed = { username: " ada ", password: "Password1!" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("signing in", () => {
  it("sends what was typed, signs in and clears the password", async () => {
    const { provider, submit, effects, inputs } = await openScreen(login);
    provider.on("POST login", reply({ data: { token: "t", profile } }));
    await submit(typed);
    expect(provider.requests).toEqual([
      { method: "POST", path: "login", body: { username: "ada", password: "Password1!" } },
    ]);
    expect(effects).toEqual([
      { kind: "store", values: { remembered: "ada" } },
      { kind: "signIn", token: "t", user: profile },
    ]);
    expect(inputs()).toEqual({ username: " ada ", remember: true });
  });

  it("calls in the background, without waiting, where a condition on the reply holds", async () => {
    const { provider, submit, store } = await openScreen(login);
    provider.on("POST login", reply({ data: { token: "t", profile: { email_verified_at: null } } }));
    provider.on("POST bypass-email-verification", lost());
    provider.on("POST users/send-otp", lost());
    await submit(typed);
    expect(provider.calls().slice(0, 2)).toEqual(["POST login", "POST bypass-email-verification"]);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking", message: undefined });
  });

  it.each([
    [8052345678, ["08052345678"]],
    ["+234 805 234 5678", ["08052345678"]],
    [false, []],
    [[], []],
    ["", []],
    [undefined, []],
  ])("leads an unverified customer whose phone is %j to the verification", async (telephone, sentTo) => {
    const { provider, submit, effects } = await openScreen(login);
    const unverified = { email: "ada@example.com", email_verified_at: null, telephone };
    provider.on("POST login", reply({ data: { token: "t", profile: unverified } }));
    provider.on("POST bypass-email-verification", lost());
    provider.on("POST users/send-otp", reply({ message: "Code sent" }));
    await submit(typed);
    const codes = provider.requests.filter(({ path }) => path === "users/send-otp");
    expect(codes.map(({ body }) => (body as { phone_number: string }).phone_number)).toEqual(sentTo);
    expect(effects).toContainEqual({ kind: "navigate", to: "/verify-email" });
  });

  it.each([
    ["a refusal", reply({ message: "Invalid credentials" }, 401), "Invalid credentials"],
    ["a reply without token", reply({ data: {} }), "Something went wrong. Try again in a moment."],
    [
      "no connection",
      lost("offline"),
      "You are offline, so nothing was sent. Check your connection, then try again.",
    ],
    ["an empty reply", reply(undefined), "Something went wrong. Try again in a moment."],
  ])("says why it failed: %s", async (_, answer, reason) => {
    const { provider, submit, store, effects, inputs } = await openScreen(login);
    provider.on("POST login", answer);
    await submit(typed);
    expect(effects).toEqual([]);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
    expect(store.getState().message).toEqual({ text: `Failed to Sign In : ${reason}`, tone: "danger" });
    expect(inputs()).toEqual({ username: " ada ", remember: true });
    await submit(typed);
    expect(provider.calls()).toHaveLength(2);
  });

  it("one submit is one request, however often it is pressed", async () => {
    const { provider, store, submit } = await openScreen(login);
    const answer = provider.hold("POST login");
    store.submit(typed);
    store.submit(typed);
    await submit(typed);
    expect(provider.calls()).toEqual(["POST login"]);
    await answer(reply({ message: "Locked" }, 423));
    expect(provider.calls()).toEqual(["POST login"]);
  });

  it("shows nothing and keeps no password when the customer leaves in mid-call", async () => {
    const { provider, submit, leave, effects, inputs } = await openScreen(login);
    const answer = provider.hold("POST login");
    await submit(typed);
    leave();
    expect(inputs()).not.toHaveProperty("password");
    await answer(reply({ data: { token: "t", profile } }));
    expect(effects).toEqual([]);
  });
});
