import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Fault } from "#sandbox/http/fault.ts";
import { visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { ADA, buyAirtime, openAirtime, PURCHASE } from "./buying-airtime.ts";
import { balanceOf, forgetFaults } from "./ledger.ts";
import { end, result } from "./paying.ts";

const sandbox = mountSandbox();
const HISTORY = "GET /api/v1/customers/wallet-transactions";
const FAKED = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;

// Time passes by itself, and is moved forward until the app asks again.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...FAKED] }));
afterEach(() => void vi.useRealTimers());

/** Requests for the outcome. Unlike other requests for the history, they have no page size. */
const questions = () => sandbox.requests.filter((request) => request === `${HISTORY}?page=1`).length;

type Journey = {
  readonly name: string;
  readonly fault: Omit<Fault, "route">;
  readonly ends: "pending" | "successful";
  readonly listed: string;
  /** What has left the wallet, in kobo. */
  readonly spent: number;
};

/** Payments whose reply does not tell the outcome; tests/campaign/money has more, for every payment. */
const unclear: readonly Journey[] = [
  {
    name: "a 409 without a reason",
    fault: { kind: "status", status: 409 },
    ends: "pending",
    listed: "Pending",
    spent: 0,
  },
  {
    name: "500 after the debit",
    fault: { kind: "status", status: 500, after: true },
    ends: "successful",
    listed: "Went through",
    spent: 10_000,
  },
];

for (const { name, fault, ends, listed, spent } of unclear)
  test(`${name}: pending, then listed as ${listed}`, async () => {
    const before = await balanceOf(sandbox, ADA);
    const user = await openAirtime(sandbox);
    await sandbox.plan({ route: HISTORY, kind: "status", status: 503, body: {}, times: 1000 });
    await sandbox.plan({ route: PURCHASE, ...fault });
    await buyAirtime(user, { network: "mtn" });
    const [title, text] = await end();
    expect(title).toBe("Payment pending");
    expect(text).toMatch(/Do not pay again\..* Reference: \d{8}-\w{8}/);
    await forgetFaults(sandbox);
    const asked = questions();
    // The app asks for the second time after the faults have gone, so it has heard that the history has no such payment.
    await vi.advanceTimersByTimeAsync(20_000);
    await waitFor(() => expect(questions()).toBeGreaterThan(ends === "pending" ? asked + 1 : asked));
    expect((await result(ends)).join()).toMatch(/\d{8}-\w{8}/);
    cleanup();
    visit("/dashboard");
    const region = within(await screen.findByRole("region", { name: "Pending payments" }));
    await waitFor(() => {
      const items = region.getAllByRole("listitem");
      expect(items).toHaveLength(1);
      expect(items[0]!.textContent).toContain(listed);
    });
    expect(await balanceOf(sandbox, ADA)).toBe(before - spent);
    expect(sandbox.bodies(PURCHASE)).toHaveLength(1);
  });
