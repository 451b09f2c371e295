import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PENDING_MS } from "#sandbox/ledger/magic.ts";
import { visit, visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { end, press, result } from "./paying.ts";
import { balanceOf, callsOf, forgetFaults, expectBalanced, putForward } from "./ledger.ts";
import { expectFailed, expectRefused, leaveDialogs, pay, payments } from "./payments.ts";

const sandbox = mountSandbox();
/** The app also asks it about a pending payment. */
const HISTORY = "GET /api/v1/customers/wallet-transactions";
/** Milliseconds until the app asks again about a payment that has been pending for some seconds. */
const UNTIL_ASKED = 10_000;
const FAKED = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;

// Time passes by itself, and is moved forward where the app waits.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...FAKED] }));
afterEach(async () => {
  vi.useRealTimers();
  await expectBalanced(sandbox);
});

const shown = async (outcome: "successful" | "failed" | "pending") => (await result(outcome)) && endText();
const endText = () => document.querySelector("section[aria-label^='Payment']")?.textContent;
const listed = () =>
  within(screen.getByRole("region", { name: "Pending payments" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function expectPending(): Promise<void> {
  const [title, text] = await end();
  expect(title).toBe("Payment pending");
  expect(text).toMatch(/Do not (?:pay again|repeat it)\..*Reference: /s);
}

for (const payment of payments) {
  const { name, customer, call, effect, path, naira } = payment;

  test(`${name}: each outcome has a message, stays as a result, and moves the ledger by the exact amount`, async () => {
    const balance = async () => await balanceOf(sandbox, customer.wallet);
    const before = await balance();
    const moved = before + effect(naira);
    const user: UserEvent = await visitSignedIn(sandbox, path, { username: customer.username });

    // Success: the result in place of the form, then an empty form.
    await pay(user, payment, payment.recipient);
    expect((await end())[0]).toBe(payment.alert);
    expect(await shown("successful")).toMatch(/Bank reference/);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await balance()).toBe(moved);
    expect(await callsOf(sandbox, call)).toHaveLength(1);
    await press(user, "Done");

    // A certain failure after the debit: the bank's message, and the money is back.
    await pay(user, payment, payment.magic(1));
    await expectFailed(user, payment, payment.fails);
    await leaveDialogs();
    expect(await shown("failed")).toMatch(payment.fails);
    expect(await balance()).toBe(moved);

    // Refused as a duplicate: also certain, and no money was taken.
    await pay(user, payment, payment.magic(5));
    await expectRefused(user, payment, /Duplicate transaction: the same .+ was made a moment ago\./);
    await leaveDialogs();
    await waitFor(async () => expect(await shown("failed")).toContain("Duplicate transaction"));
    expect(await balance()).toBe(moved);

    // A payment request waits for an approval instead: see soft-ussd.test.tsx.
    if (!payment.settles) return;

    // Two pending payments: each gets its outcome by itself, in result, list and ledger.
    await sandbox.plan({ route: HISTORY, kind: "status", status: 503, body: {}, times: 1000 });
    await pay(user, payment, payment.magic(2));
    await expectPending();
    expect(await shown("pending")).toMatch(/Do not (?:pay again|repeat it)\./);
    await press(user, "Done");
    await pay(user, payment, payment.magic(3));
    await expectPending();
    await putForward(sandbox, PENDING_MS);
    await forgetFaults(sandbox);
    await vi.advanceTimersByTimeAsync(UNTIL_ASKED);
    expect(await shown("failed")).toContain("did not go through");
    cleanup();
    visit("/dashboard");
    await waitFor(() => {
      expect(listed().filter((text) => text.includes("Went through"))).toHaveLength(1);
      expect(listed().filter((text) => text.includes("Did not go through"))).toHaveLength(1);
    });
    expect(listed()).toHaveLength(2);
    expect(await balance()).toBe(moved + effect(naira));
    expect(await callsOf(sandbox, call)).toHaveLength(5);
  });
}
