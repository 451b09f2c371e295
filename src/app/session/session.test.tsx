import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { countPayments } from "#app/flight.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { signIn, visit, visitSignedIn } from "#tests/support/render-app.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { openTabChannel } from "./tab-channel.ts";

const sandbox = mountSandbox();

/** Data that only Ada may see, from her profile, wallets and history. */
const ADAS = ["Ada", "Okafor", "2010000017", "DEMO-2026"];

function everythingKept(): string {
  return [
    document.body.textContent,
    document.title,
    valuesOf(sessionStorage),
    valuesOf(localStorage),
    JSON.stringify(history.state),
  ].join("\n");
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}

function valuesOf(storage: Storage): string {
  return keysOf(storage)
    .map((key) => `${key}=${storage.getItem(key)}`)
    .join("\n");
}

async function signOut(user: Awaited<ReturnType<typeof visitSignedIn>>) {
  await user.click(screen.getByRole("button", { name: "Your account" }));
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByRole("heading", { name: "Sign in" });
}

describe("guards", () => {
  test("a customer's path asks for the sign-in first and opens afterwards", async () => {
    const user = visit("/account?from=link");
    await screen.findByRole("heading", { name: "Sign in" });
    expect(location.pathname).toBe("/");
    await signIn(user);
    await screen.findByRole("heading", { name: "Account Overview" });
    expect(location.pathname + location.search).toBe("/account?from=link");
    await waitFor(() => expect(document.title).toBe("Ada Okafor Account Overview"));
  });

  test("a return path of another origin is ignored", async () => {
    sessionStorage.setItem("return_path", JSON.stringify({ path: "//elsewhere.example/steal" }));
    const user = visit("/");
    await signIn(user);
    await waitFor(() => expect(location.pathname).toBe("/dashboard"));
  });

  test("a signed-in customer is sent on from the sign-in screen", async () => {
    await visitSignedIn(sandbox, "/");
    expect(location.pathname).toBe("/dashboard");
    await waitFor(() => expect(document.title).toBe("Ada Okafor Dashboard"));
  });
});

describe("sign-out", () => {
  test("leaves nothing of the customer, on the page or stored", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await screen.findByText("2010000017");
    await screen.findByText("Page 1 of", { exact: false });
    sessionStorage.setItem("stored", JSON.stringify({ planted: "Ada planted this" }));
    toast("A word to Ada");
    await signOut(user);
    for (const text of ADAS) expect(everythingKept()).not.toContain(text);
    expect(keysOf(sessionStorage).toSorted()).toEqual(["application_id", "company"]);
  });

  test("forgets unfinished entries", async () => {
    const user = await visitSignedIn(sandbox, "/loan/apply");
    fireEvent.change(await screen.findByRole("textbox", { name: /Purpose/ }), {
      target: { value: "Ada's shop" },
    });
    expect(valuesOf(sessionStorage)).toContain("Ada's shop");
    await signOut(user);
    expect(everythingKept()).not.toContain("Ada's shop");
    expect(keysOf(sessionStorage).toSorted()).toEqual(["application_id", "company"]);
  });

  test("forgets the path, so that the next customer begins at the start and sees no old data", async () => {
    const user = await visitSignedIn(sandbox, "/dashboard");
    await screen.findByText("2010000017");
    await signOut(user);
    await signIn(user, "chidi");
    await screen.findByText("Welcome, Mr Chidi");
    await screen.findAllByRole("button", { name: /^Show balance/ });
    expect(location.pathname).toBe("/dashboard");
    for (const text of ADAS) expect(everythingKept()).not.toContain(text);
  });

  test("reaches another tab of the same customer, and no other customer's", async () => {
    const otherTab = openTabChannel();
    await visitSignedIn(sandbox, "/dashboard");
    otherTab.post({ kind: "ended", account: fingerprintOf("demo", "bola"), reason: "signed-out" });
    otherTab.post({ kind: "ended", account: fingerprintOf("demo", "ada"), reason: "signed-out" });
    expect(await screen.findByText("You signed out in another tab.")).toBeTruthy();
    otherTab.close();
  });
});

describe("a session that ends by itself", () => {
  test("a 401 ends it with a message, and the customer returns to the same page", async () => {
    const user = await visitSignedIn(sandbox, "/airtime");
    const history = await screen.findByRole("region", { name: "Past transactions" });
    await within(history).findAllByRole("row");
    await sandbox.plan({
      route: "GET /api/v1/customers/wallet-transactions",
      kind: "status",
      status: 401,
      body: { status: false, message: "Unauthenticated." },
    });
    await user.click(within(history).getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Your session has ended. Sign in again to go on.")).toBeTruthy();
    await signIn(user);
    await screen.findByRole("heading", { name: "Airtime Subscription" });
  });

  test("a wrong password does not count as an ended session", async () => {
    const user = visit("/");
    await signIn(user, "ada", "wrong");
    expect(await screen.findByText(/^Failed to Sign In : /)).toBeTruthy();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });

  test("after five idle minutes a countdown, then the sign-out; activity after sleep does not count", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    const user = await visitSignedIn(sandbox, "/dashboard");
    vi.advanceTimersByTime(5 * 60_000 + 10_000);
    document.dispatchEvent(new Event("visibilitychange"));
    const dialog = await screen.findByRole("dialog", { name: "Are you still there?" });
    expect(dialog.textContent).toContain("50 s");
    await user.keyboard("x");
    expect(screen.getByRole("dialog", { name: "Are you still there?" })).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Stay signed in" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    vi.advanceTimersByTime(60 * 60_000);
    await user.keyboard("x");
    expect(await screen.findByText(/signed out because you were away/)).toBeTruthy();
  });

  test("when the clock is set hours ahead, a customer who chooses to stay is not signed out", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const user = await visitSignedIn(sandbox, "/dashboard");
    vi.setSystemTime(Date.now() + 3 * 60 * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    const dialog = await screen.findByRole("dialog", { name: "Are you still there?" });
    await user.click(within(dialog).getByRole("button", { name: "Stay signed in" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sessionStorage.getItem("token")).not.toBeNull();
  });

  test("a payment in flight is never interrupted, however long the device slept", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    await visitSignedIn(sandbox, "/dashboard");
    const answers: (() => void)[] = [];
    const pay = countPayments(async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { status: 200, body: {} };
    });
    const paid = pay({ method: "POST", path: "pay", idempotencyKey: "key" });
    vi.advanceTimersByTime(60 * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sessionStorage.getItem("token")).not.toBeNull();
    for (const answer of answers) answer();
    await paid;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await screen.findByText(/signed out because you were away/)).toBeTruthy();
  });

  test("a tab that was frozen does not end the session of the tab in which the customer works", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    const otherTab = openTabChannel();
    const told: string[] = [];
    otherTab.subscribe(({ kind }) => told.push(kind));
    await visitSignedIn(sandbox, "/dashboard");
    vi.advanceTimersByTime(10 * 60_000);
    // The other tab has written it; its messages wait until this one has been told that it is visible.
    localStorage.setItem(`active.${fingerprintOf("demo", "ada")}`, String(Date.now()));
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).not.toContain("ended");
    expect(sessionStorage.getItem("token")).not.toBeNull();
    otherTab.close();
  });

  test("whoever touches nothing after the sign-in is away all the same when the tab loads again", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    await signIn(visit("/"));
    await screen.findByRole("button", { name: "Your account" });
    cleanup();
    vi.advanceTimersByTime(30 * 60_000);
    visit("/dashboard");
    expect(await screen.findByText(/signed out because you were away/)).toBeTruthy();
  });

  test("activity in another tab keeps the customer signed in", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    const otherTab = openTabChannel();
    await visitSignedIn(sandbox, "/dashboard");
    vi.advanceTimersByTime(5 * 60_000 + 1000);
    document.dispatchEvent(new Event("visibilitychange"));
    await screen.findByRole("dialog", { name: "Are you still there?" });
    otherTab.post({ kind: "active", account: fingerprintOf("demo", "ada"), at: Date.now() });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    otherTab.close();
  });
});

test("where storage is blocked, the customer is told and can sign in all the same", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("localStorage", undefined);
  const user = visit("/airtime");
  await signIn(user);
  expect(await screen.findByRole("heading", { name: "Airtime Subscription" })).toBeTruthy();
  expect(screen.getByText(/your sign-in will not be remembered/)).toBeTruthy();
});
