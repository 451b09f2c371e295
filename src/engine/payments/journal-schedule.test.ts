import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { benchEnvironment, reply, screenOf } from "#tests/support/open-screen.ts";

import { watchJournal } from "./journal-watcher.ts";

const STATE = "GET state/20261120-ABCDEFGH";
const rules = {
  succeeded: { "$response.body#/state": { const: "ok" } },
  failed: { "$response.body#/state": { const: "no" } },
};
const screen = screenOf({
  steps: [
    { ask: { schema: { type: "object", properties: {} }, submit: "Pay" } },
    {
      name: "pay",
      call: "POST payments",
      money: true,
      amount: 100,
      body: {},
      outcomes: rules,
      requery: {
        call: "GET state/{$intent.reference}",
        every: [2_000, 5_000, 15_000],
        deadline: 60_000,
        outcomes: rules,
      },
    },
  ],
});

const after = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

/** @param age how long ago the payment was made, in ms */
function watch(age = 0) {
  const bench = benchEnvironment({});
  bench.provider.on(STATE, reply({ state: "new" }));
  bench.environment.journal.put({
    key: "key",
    reference: "20261120-ABCDEFGH",
    startedAt: new Date(Date.now() - age).toISOString(),
    screen: "test-screen",
    step: "pay",
    title: "Test",
    fingerprint: "f",
    outcome: "pending",
  });
  const watcher = watchJournal(bench.environment, async () => screen);
  return { ...bench, watcher, asked: () => bench.provider.calls().length };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("a payment is asked about after the pauses that its screen declares, the last again and again", async () => {
  const { asked } = watch();
  const pauses = [2_000, 5_000, 15_000, 15_000];
  for (const [index, pause] of pauses.entries()) {
    await after(pause - 1);
    expect(asked()).toBe(index);
    await after(1);
    expect(asked()).toBe(index + 1);
  }
});

test("after the deadline nobody asks by itself any more, and the customer is told once", async () => {
  const { asked, environment, effects, provider, watcher } = watch();
  await after(61_000);
  const before = asked();
  await after(600_000);
  expect(asked()).toBe(before);
  const told = expect.stringMatching(/^We still do not know whether your payment 20261120-ABCDEFGH went/);
  expect(effects).toEqual([{ kind: "toast", text: told, tone: "warning" }]);
  expect(environment.journal.find("key")).toMatchObject({ outcome: "pending", message: told });

  provider.on(STATE, reply({ state: "ok" }));
  watcher.check();
  await after(0);
  expect(environment.journal.find("key")).toMatchObject({ outcome: "succeeded" });
});

test("a payment whose deadline passed while the app was closed is asked about once when it is opened", async () => {
  const { asked, effects, environment, provider } = watch(3_600_000);
  provider.on(STATE, reply({ state: "ok" }));
  await after(1_000);
  expect(asked()).toBe(1);
  expect(environment.journal.find("key")).toMatchObject({ outcome: "succeeded" });
  expect(effects).toMatchObject([{ tone: "success" }]);
});

test("where that tells nothing, nobody asks any more", async () => {
  const { asked, environment } = watch(3_600_000);
  await after(600_000);
  expect(asked()).toBe(1);
  expect(environment.journal.find("key")).toMatchObject({ outcome: "pending", givenUp: true });
});
