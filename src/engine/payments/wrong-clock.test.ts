import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { BUY, openAirtime, paid, pin, wish } from "#tests/support/open-airtime.ts";
import { benchEnvironment, memory, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";

import { watchJournal } from "./journal-watcher.ts";
import { askAgain } from "./requery.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it("two tabs at the PIN, and the clock is set back: what one has paid, the other does not pay unwarned", async () => {
  const storage = memory();
  const [first, second] = [await openAirtime(storage), await openAirtime(storage)];
  for (const tab of [first, second]) {
    tab.provider.on(BUY, paid);
    await tab.submit(wish);
  }
  vi.setSystemTime(NOW - 3_600_000);
  await first.submit(pin);
  expect(first.result()?.outcome).toBe("succeeded");
  second.journal.reload();
  await second.submit(pin);
  expect(first.payments().length + second.payments().length).toBe(1);
});

/** A payment of a device whose clock was days ahead. */
const early: JournalEntry = {
  key: "key",
  reference: "20261123-7KQ4M2ZX",
  startedAt: "2026-11-23T10:00:00.000Z",
  sentAt: NOW,
  screen: "airtime",
  step: "buy",
  title: "Airtime",
  minor: 5000,
  currency: "NGN",
  fingerprint: "f",
  outcome: "pending",
};

it.each([
  ["once", {}],
  ["again an hour later", { sent: 2, firstSentAt: NOW, sentAt: NOW + 3_600_000 }],
])("the clock was ahead when it was sent %s: its row is found", async (_, sent) => {
  const { environment, provider } = benchEnvironment({ provider: scriptedProvider() });
  const row = {
    reference_number: "B-1",
    description: `x, ref ${early.reference}`,
    user_amount: 50,
    transaction_type: "debit",
    transaction_type_id: 11,
    created_at: "2026-11-20T10:00:01Z",
    status: { label: "Successful" },
  };
  provider.on(
    "GET customers/wallet-transactions",
    reply({ status: true, data: { transactions: { data: [row] } } }),
  );
  environment.journal.put({ ...early, ...sent });
  const airtime = compileScreenFile("schemas/screens/payments/airtime.json");
  const watcher = watchJournal(environment, async () => airtime);
  await vi.advanceTimersByTimeAsync(2000);
  expect(environment.journal.find("key")?.outcome).toBe("succeeded");
  watcher.stop();
});

const screen = (page: boolean) =>
  screenOf({
    steps: [
      {
        name: "buy",
        call: "POST pay",
        money: true,
        amount: 100,
        outcomes: { succeeded: { $statusCode: { const: 200 } }, failed: { $statusCode: { const: 422 } } },
        requery: {
          call: "GET payments",
          find: {
            in: "$response.body#/list",
            where: "$item#/name",
            is: "$intent.reference",
            amount: "$item#/kobo",
            time: "$item#/at",
            absent: { "$intent.age": { type: "number", minimum: 60_000 } },
            ...(page && { page: "page" }),
          },
          outcomes: { succeeded: { "$item#/state": { const: "done" } } },
        },
      },
    ],
  });

it.each([[true], [false]])(
  "the clock was ahead: a list that begins after the payment says nothing; in pages: %s",
  async (page) => {
    const ours = { name: early.reference, kobo: 5000, at: "2026-11-20T10:00:01Z", state: "done" };
    const newer = ["12", "11"].map((hour) => ({
      ...ours,
      name: `T-${hour}`,
      at: `2026-11-20T${hour}:00:00Z`,
    }));
    const provider = scriptedProvider();
    const at = NOW + 3 * 3_600_000;
    provider.on("GET payments", { ...reply({ list: newer }), at }, { ...reply({ list: [ours] }), at });
    const { outcome } = await askAgain(screen(page), early, benchEnvironment({ provider }).environment);
    expect(outcome).toBe(page ? "succeeded" : "pending");
  },
);
