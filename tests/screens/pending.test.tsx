import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { watchJournal } from "#engine/payments/journal-watcher.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { benchEnvironment, lost, reply, screenOf } from "#tests/support/open-screen.ts";

const rules = {
  succeeded: { "$response.body#/state": { const: "paid" } },
  failed: { "$response.body#/state": { const: "refused" } },
};
const biller = screenOf({
  steps: [
    { ask: { schema: { type: "object", properties: {} }, submit: "Pay" } },
    {
      name: "pay",
      call: "POST payments",
      money: true,
      amount: 100,
      body: {},
      outcomes: rules,
      requery: { call: "GET payments/last", every: 5_000, deadline: 60_000, outcomes: rules },
    },
  ],
});

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = () => screen.getByRole("region", { name: /^Payment/ }).textContent;
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("a pending payment says when the app stops asking the bank and what to do; the next check shows its outcome", async () => {
  const { environment, provider } = benchEnvironment({});
  provider.on("POST payments", lost());
  provider.on("GET payments/last", reply({ state: "queued" }));
  const watcher = watchJournal(environment, async () => biller);
  render(
    <ScreenView screen={biller} environment={environment} late={await loadLate(["views", "payments"])} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Pay" }));
  await after(0);
  expect(text()).toContain("We keep asking the bank");

  await after(70_000);
  expect(text()).toContain("We still do not know whether your payment");
  expect(text()).toContain("choose Check again on your dashboard");
  expect(text()).not.toContain("We keep asking");

  provider.on("GET payments/last", reply({ state: "paid" }));
  watcher.check();
  await after(0);
  expect(text()).toContain("Payment successful");
  expect(text()).not.toContain("Check again");
  watcher.stop();
});
