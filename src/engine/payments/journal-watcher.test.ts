import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Screen } from "#definition/compiled.ts";
import { journalEntry } from "#tests/support/journal-entry.ts";
import { benchEnvironment, lost, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";

import { watchJournal } from "./journal-watcher.ts";

const airtime = compileScreenFile("schemas/screens/payments/airtime.json");
const HISTORY = "GET customers/wallet-transactions";
const entry = journalEntry("key", {
  reference: "20261120-ABCDEFGH",
  step: "buy",
  kobo: 5000,
});

const row = (label: string, description = `Airtime for 0803, ref ${entry.reference}`) => ({
  description,
  user_amount: 50,
  transaction_type: "debit",
  transaction_type_id: 11,
  created_at: "2026-11-20T10:00:01Z",
  status: { label },
});
const earlier = {
  ...row("Successful", "Airtime, ref 20261101-EARLIER2"),
  created_at: "2026-11-01T10:00:00Z",
};
const history = (...rows: object[]) =>
  reply({ status: true, data: { transactions: { data: [...rows, earlier] } } });

function watch(entries: readonly JournalEntry[] = [entry], screen: Screen | undefined = airtime) {
  const bench = benchEnvironment({ provider: scriptedProvider() });
  bench.provider.on(HISTORY, history());
  for (const one of entries) bench.environment.journal.put(one);
  const watcher = watchJournal(bench.environment, async (id) => (screen?.id === id ? screen : undefined));
  return {
    ...bench,
    watcher,
    journal: bench.environment.journal,
    asked: () => bench.provider.calls().length,
  };
}

const after = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("pending payments", () => {
  it("are found in the history by their reference, settled, and told", async () => {
    const { provider, journal, effects, moneyMoved } = watch();
    provider.on(HISTORY, history(row("Failed", "Airtime, ref 20261120-OTHER"), row("Successful")));
    await after(1_000);
    expect(journal.find("key")).toMatchObject({
      outcome: "succeeded",
      message: "Your payment 20261120-ABCDEFGH went through.",
    });
    expect(effects).toEqual([
      { kind: "toast", text: "Your payment 20261120-ABCDEFGH went through.", tone: "success" },
    ]);
    expect(moneyMoved()).toBe(1);
    await after(600_000);
    expect(provider.calls()).toHaveLength(1);
  });

  it("are told when they have failed", async () => {
    const { provider, journal, effects } = watch();
    provider.on(HISTORY, history(row("Reversed")));
    await after(1_000);
    expect(journal.find("key")?.outcome).toBe("failed");
    expect(effects).toMatchObject([{ kind: "toast", tone: "danger" }]);
  });

  it.each([
    ["the row is not there", history(row("Successful", "Airtime, ref 20261120-OTHER"))],
    ["the row says nothing final", history(row("Processing"))],
    ["there is no list", reply({ data: null })],
    ["two rows are it", history(row("Successful"), { ...row("Successful"), id: 2 })],
    ["the question fails", reply({ message: "Down" }, 500)],
    ["there is no answer", lost("timeout")],
  ])("stay pending when %s", async (_, answer) => {
    const { provider, journal, effects } = watch();
    provider.on(HISTORY, answer);
    await after(10_000);
    expect(journal.find("key")).toEqual(entry);
    expect(effects).toEqual([]);
  });

  it("stay pending when their screen is gone or cannot be loaded", async () => {
    const { journal, asked } = watch([{ ...entry, screen: "gone" }]);
    await after(600_000);
    expect(asked()).toBe(0);
    expect(journal.find("key")?.outcome).toBe("pending");
  });

  it("are asked about after 1, 2, 3, 5, 10, 30 and then every 60 seconds", async () => {
    const { asked } = watch();
    const seen: number[] = [];
    for (const pause of [1, 2, 3, 5, 10, 30, 60, 60]) {
      await after(pause * 1000 - 1);
      seen.push(asked());
      await after(1);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("are asked about at once when the connection is back, and then by the schedule again", async () => {
    const { asked, watcher } = watch();
    await after(25_000);
    const before = asked();
    watcher.check();
    await after(0);
    expect(asked()).toBe(before + 1);
    await after(1_000);
    expect(asked()).toBe(before + 2);
  });

  it("are not asked about by two questions at a time", async () => {
    const { asked, watcher, provider } = watch();
    const answer = provider.hold(HISTORY);
    await after(1_000);
    watcher.check();
    await after(60_000);
    expect(asked()).toBe(1);
    await answer(history());
    await after(1_000);
    expect(asked()).toBe(2);
  });

  it("are left alone after stop, also by an answer on its way", async () => {
    const { watcher, provider, journal, effects, asked } = watch();
    const answer = provider.hold(HISTORY);
    await after(1_000);
    watcher.stop();
    await answer(history(row("Successful")));
    await after(600_000);
    expect([asked(), effects, journal.find("key")?.outcome]).toEqual([1, [], "pending"]);
  });

  it("that settled meanwhile by their own reply are not told again", async () => {
    const { provider, journal, effects } = watch();
    const answer = provider.hold(HISTORY);
    await after(1_000);
    journal.remove({ key: "key" });
    await answer(history(row("Successful")));
    expect(effects).toEqual([]);
    expect(journal.list()).toEqual([]);
  });

  it("that come later are watched from then on; nothing is asked while none is pending", async () => {
    const { asked, journal } = watch([{ ...entry, outcome: "failed" }]);
    await after(60_000);
    expect(asked()).toBe(0);
    journal.put({ ...entry, key: "new" });
    await after(1_000);
    expect(asked()).toBe(1);
  });
});

describe("a screen's own question", () => {
  const rules = {
    succeeded: { "$response.body#/state": { const: "ok" } },
    failed: { "$response.body#/state": { const: "no" } },
  };
  const pay = (name: string, requery: object) => ({
    name,
    when: { "$inputs.way": { const: name } },
    call: `POST ${name}`,
    money: true,
    amount: 5000,
    body: { way: "$inputs.way" },
    outcomes: rules,
    requery: { outcomes: rules, ...requery },
  });
  const screen = screenOf({
    steps: [
      { ask: { schema: { type: "object", properties: { way: { type: "string" } } }, submit: "Pay" } },
      pay("card", { call: "GET cards/{$intent.reference}" }),
      pay("wallet", { call: "GET state/{$intent.reference}", every: 20_000 }),
    ],
  });
  const mine = { ...entry, screen: "test-screen", step: "wallet" };

  it("is that of the step which made the payment, and keeps the pauses it asks for", async () => {
    const { provider, journal } = watch([mine], screen);
    provider.on("GET state/20261120-ABCDEFGH", reply({ state: "new" }));
    await after(20_000);
    expect(provider.calls()).toEqual(["GET state/20261120-ABCDEFGH"]);
    provider.on("GET state/20261120-ABCDEFGH", reply({ state: "ok" }));
    await after(60_000);
    expect(journal.find("key")?.outcome).toBe("succeeded");
  });

  it("is asked by the provider's name where it is known, and by the list where that leads to no end", async () => {
    const named = { ...mine, step: "request", key: "named", providerReference: "P/1" };
    const unnamed = { ...mine, step: "request", key: "lost", providerReference: undefined };
    const misnamed = { ...mine, step: "request", key: "wrong", providerReference: "12" };
    const asking = screenOf({
      steps: [
        { ask: { schema: { type: "object", properties: {} }, submit: "Pay" } },
        {
          name: "request",
          call: "POST requests",
          money: true,
          amount: 5000,
          body: {},
          reference: "$response.body#/reference",
          outcomes: rules,
          requery: [
            {
              when: { "$intent.providerReference": { type: "string" } },
              call: "GET requests/{$intent.providerReference}",
              outcomes: rules,
            },
            {
              call: "GET history",
              find: {
                in: "$response.body#/rows",
                where: "$item#/client",
                endOf: "$item#/text",
                when: { "$item#/state": { type: "string" } },
                is: ["$intent.providerReference", "$intent.key"],
                amount: "$item#/kobo",
              },
              outcomes: {
                succeeded: { "$item#/state": { const: "ok" } },
                failed: { "$item#/state": { const: "no" } },
              },
              result: [{ label: "Token", value: "$item#/token", copy: true }],
            },
          ],
        },
      ],
    });
    const { provider, journal } = watch([named, unnamed, misnamed], asking);
    provider.on("GET requests/P%2F1", reply({ state: "no" }));
    provider.on("GET requests/12", reply({ message: "No such request" }, 404));
    const other = { client: null, text: "undefined", state: "no", kobo: 5000 };
    const ours = { text: "for lost", state: "ok", token: "1234", kobo: 5000 };
    const unseen = { text: "for wrong", state: "ok", token: "5678", kobo: 5000 };
    provider.on("GET history", reply({ rows: [other, ours, unseen] }));
    await after(20_000);
    expect(journal.find("named")?.outcome).toBe("failed");
    expect(journal.find("lost")).toMatchObject({
      outcome: "succeeded",
      rows: [{ label: "Token", value: "1234", copy: true }],
    });
    expect(journal.find("wrong")?.outcome).toBe("succeeded");
  });
});
