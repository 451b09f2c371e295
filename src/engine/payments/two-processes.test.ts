import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { journalEntry as entry } from "#tests/support/journal-entry.ts";
import { lost, memory } from "#tests/support/open-screen.ts";
import { BUY, openAirtime } from "#tests/support/open-airtime.ts";
import { twoProcesses } from "#tests/support/two-processes.ts";
import { openJournal, type JournalEntry } from "#engine/journal/journal.ts";
import { openUnanswered } from "#engine/journal/unanswered.ts";

const ended = (outcome: JournalEntry["outcome"], more: Partial<JournalEntry> = {}) =>
  entry("1", { outcome, endedAt: "2026-11-20T10:00:01.000Z", ...more });
const keysOf = (entries: { readonly list: () => readonly { readonly key: string }[] }) =>
  entries.list().map(({ key }) => key);

/** Two tabs in two processes, both of which know of a payment that is pending. */
function openBoth(known: readonly JournalEntry[] = [entry("1")]) {
  const { storages, pass } = twoProcesses();
  for (const one of known) openJournal([storages[0]], "ada").put(one);
  pass();
  const tabs = [openJournal([storages[0]], "ada"), openJournal([storages[1]], "ada")] as const;
  const meet = (first: 0 | 1) => {
    pass(first);
    for (const journal of tabs) journal.reload();
  };
  return { tabs, meet };
}

describe.each([0, 1] as const)(
  "two processes that write at the same moment; the writes of %i arrive first",
  (first) => {
    it("lose neither of two payments that begin", () => {
      const { tabs, meet } = openBoth([]);
      tabs[0].put(entry("1"));
      tabs[1].put(entry("2"));
      meet(first);
      for (const journal of tabs) expect(keysOf(journal).toSorted()).toEqual(["1", "2"]);
    });

    it("lose no payment that begins while another is taken out or changed", () => {
      const { tabs, meet } = openBoth([entry("1"), entry("2")]);
      tabs[0].end(entry("1", { outcome: "failed" }));
      tabs[0].put(entry("2", { outcome: "failed" }));
      tabs[1].put(entry("3"));
      meet(first);
      for (const journal of tabs) expect(keysOf(journal).toSorted()).toEqual(["2", "3"]);
    });

    it.each([
      ["a success before a failure", ended("succeeded"), ended("failed")],
      ["a success before the same payment sent again", ended("succeeded"), entry("1", { sent: 2 })],
      ["a success before an end with the screen's own words", ended("succeeded"), ended("resolved")],
      ["a failure before a record without an end", ended("failed"), entry("1", { providerReference: "P" })],
      [
        "the same payment sent again before the failure of the first request",
        entry("1", { sent: 2 }),
        ended("failed"),
      ],
      ["the failure of both requests before that of one", ended("failed", { sent: 2 }), ended("failed")],
    ])("keep %s", (_, stronger, weaker) => {
      for (const [mine, other] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const { tabs, meet } = openBoth();
        tabs[mine].put(stronger);
        tabs[other].put(weaker);
        meet(first);
        for (const journal of tabs) expect(journal.list()).toEqual([stronger]);
      }
    });

    it("keep what was sent again while the first request was taken out as failed", () => {
      const { tabs, meet } = openBoth();
      tabs[0].end(ended("failed"));
      tabs[1].put(entry("1", { sent: 2 }));
      meet(first);
      for (const journal of tabs) expect(journal.list()).toEqual([entry("1", { sent: 2 })]);
    });

    it("do not list again what has succeeded and was taken out", () => {
      const { tabs, meet } = openBoth();
      tabs[0].end(ended("succeeded"));
      tabs[1].put(entry("1", { sent: 2 }));
      meet(first);
      for (const journal of tabs)
        expect([journal.list(), journal.lately()]).toEqual([[], [ended("succeeded")]]);
    });

    it("count what was sent again, whatever else is written about it or taken back", () => {
      const { tabs, meet } = openBoth([entry("1", { sent: 2 })]);
      tabs[0].put(entry("1", { sent: 1 }));
      expect(tabs[0].list()).toEqual([entry("1", { sent: 1 })]);
      tabs[1].put(entry("1", { sent: 3 }));
      meet(first);
      for (const journal of tabs) expect(journal.list()).toEqual([entry("1", { sent: 3 })]);
    });

    it("lose no request that must not be made twice", () => {
      const { storages, pass } = twoProcesses();
      const tabs = storages.map((storage) => openUnanswered([storage], "ada"));
      tabs[0]!.put(entry("1"));
      tabs[1]!.put(entry("2"));
      pass(first);
      expect(keysOf(openUnanswered([storages[0]], "ada")).toSorted()).toEqual(["1", "2"]);
    });
  },
);

describe("a tab of an older release, which keeps all payments in one list", () => {
  const NAME = "pending.ada";
  const open = (...list: readonly JournalEntry[]) => {
    const storage = memory();
    storage.write(NAME, list);
    return { storage, journal: openJournal([storage], "ada") };
  };

  it("is read, and what it writes later is read too", () => {
    const { storage, journal } = open(entry("1"), entry("2"));
    expect(keysOf(journal)).toEqual(["1", "2"]);
    journal.put(entry("3"));
    storage.write(NAME, [entry("1"), entry("2"), entry("4")]);
    journal.reload();
    expect(keysOf(journal)).toEqual(["1", "2", "4", "3"]);
  });

  it("still finds its payments: the list loses only what is taken out", () => {
    const { storage, journal } = open(entry("1"), entry("2"));
    journal.put(ended("failed"));
    expect(storage.read(NAME)).toEqual([entry("1"), entry("2")]);
    expect(journal.find("1")).toEqual(ended("failed"));
    journal.end(ended("failed"));
    expect([storage.read(NAME), keysOf(journal)]).toEqual([[entry("2")], ["2"]]);
    journal.end(entry("2"));
    expect(storage.keys()).toEqual([]);
  });

  it.each([
    ["a success of the list", ended("succeeded"), entry("1", { providerReference: "P" }), "list"],
    ["a success of this release", entry("1", { sent: 2 }), ended("succeeded"), "own"],
    ["what the list says was sent again", entry("1", { sent: 2 }), ended("failed"), "list"],
    ["the newer of two equal ones", entry("1"), entry("1", { providerReference: "P" }), "own"],
  ])("%s counts", (_, listed, own, which) => {
    const { journal, storage } = open(entry("1"));
    journal.put(own);
    storage.write(NAME, [listed]);
    journal.reload();
    expect(journal.list()).toEqual([which === "list" ? listed : own]);
  });

  it("what it has sent again is not taken out with the failure of the first request", () => {
    const { journal, storage } = open(entry("1"));
    storage.write(NAME, [entry("1", { sent: 2 })]);
    journal.end(ended("failed"));
    journal.reload();
    expect(journal.list()).toEqual([entry("1", { sent: 2 })]);
  });
});

describe("two tabs that pay at the same moment", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("both have their record, though neither saw the other's", async () => {
    const { storages, pass } = twoProcesses();
    const tabs = [await openAirtime(storages[0]), await openAirtime(storages[1])];
    for (const tab of tabs) tab.provider.on(BUY, lost("timeout"));
    for (const tab of tabs) await tab.pay();
    pass();
    const keys = tabs.flatMap((tab) => tab.payments().map(({ idempotencyKey }) => idempotencyKey));
    for (const { journal } of tabs) {
      journal.reload();
      expect(new Set(keysOf(journal))).toEqual(new Set(keys));
      expect(keysOf(journal)).toHaveLength(2);
    }
    expect(new Set(keys).size).toBe(2);
  });
});
