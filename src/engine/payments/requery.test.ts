import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";

import { askAgain } from "./requery.ts";

const SENT = Date.parse("2026-11-20T10:00:00Z");
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: SENT }));
afterEach(() => void vi.useRealTimers());

const screen = screenOf({
  steps: [
    {
      name: "pay",
      call: "POST pay",
      money: true,
      amount: 100,
      outcomes: { succeeded: { $statusCode: { const: 200 } }, failed: { $statusCode: { const: 422 } } },
      requery: {
        call: "GET payments/{$intent.key}",
        outcomes: {
          succeeded: { "$response.body#/state": { const: "done" } },
          failed: {
            $statusCode: { const: 404 },
            "$intent.age": { type: "number", minimum: 15 * MINUTE },
            "$intent.asked": { type: "number", minimum: 2 },
          },
        },
      },
    },
  ],
});

const entry: JournalEntry = {
  key: "k-1",
  reference: "20261120-7KQ4M2ZX",
  startedAt: "2026-11-20T10:00:00Z",
  screen: "test-screen",
  title: "Test",
  fingerprint: "f",
  outcome: "pending",
  sentAt: SENT,
};

/** The outcome of one question after another, each with the provider's time of its answer. */
async function outcomes(times: readonly (number | undefined)[], about: Partial<JournalEntry> = {}) {
  const provider = scriptedProvider();
  const { environment } = benchEnvironment({ provider });
  const found: string[] = [];
  for (const at of times) {
    provider.on("GET payments/k-1", { ...reply({}, 404), ...(at !== undefined && { at }) });
    found.push((await askAgain(screen, { ...entry, ...about }, environment)).outcome);
  }
  return found;
}

test("an unknown payment has failed only after its deadline, and when it was asked about often enough", async () => {
  const [early, late] = [SENT + 14 * MINUTE, SENT + 15 * MINUTE];
  expect(await outcomes([early, early, early, late])).toEqual(["pending", "pending", "pending", "failed"]);
  expect(await outcomes([late, late])).toEqual(["pending", "failed"]);
});

test("the device's clock proves nothing: the provider must have told the time, then and now", async () => {
  vi.setSystemTime(SENT + 24 * 60 * MINUTE);
  expect(await outcomes([undefined, undefined])).toEqual(["pending", "pending"]);
  expect(await outcomes([SENT + MINUTE, SENT + MINUTE])).toEqual(["pending", "pending"]);
  const late = SENT + 60 * MINUTE;
  expect(await outcomes([late, late], { sentAt: undefined })).toEqual(["pending", "pending"]);
});
