import { describe, expect, it } from "vitest";

import { fingerprintOf } from "#lib/fingerprint.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { journalEntry as entry } from "#tests/support/journal-entry.ts";
import { memory } from "#tests/support/open-screen.ts";

import { createIntent } from "./create-intent.ts";
import { openJournal } from "./journal.ts";

describe("the journal's storage", () => {
  it("survives a reload, and is apart for each account", () => {
    const storage = memory();
    openJournal([storage], "ada").put(entry("1"));
    expect(openJournal([storage], "ada").find("1")).toEqual(entry("1"));
    expect(openJournal([storage], "bola").list()).toEqual([]);
  });

  it("two tabs add to each other's entries, and see them after a reload", () => {
    const storage = memory();
    const [one, two] = [openJournal([storage], "ada"), openJournal([storage], "ada")];
    one.put(entry("1"));
    two.put(entry("2"));
    expect(two.list().map(({ key }) => key)).toEqual(["1", "2"]);
    expect(one.list()).toHaveLength(1);
    one.reload();
    expect(one.list()).toHaveLength(2);
    one.remove({ key: "2" });
    expect(two.find("2")).toBeDefined();
    two.put(entry("1", { outcome: "failed" }));
    expect(two.list()).toEqual([entry("1", { outcome: "failed" })]);
  });

  it("tells its listeners until they leave", () => {
    const journal = openJournal([memory()], "ada");
    let told = 0;
    const leave = journal.subscribe(() => told++);
    journal.put(entry("1"));
    journal.remove({ key: "1" });
    leave();
    journal.put(entry("2"));
    expect(told).toBe(2);
  });

  it("tells of a reload only when another tab has changed something, and of a payment that is held no longer", () => {
    const storage = memory();
    const [one, two] = [openJournal([storage], "ada"), openJournal([storage], "ada")];
    one.put(entry("1"));
    let told = 0;
    one.subscribe(() => told++);
    const before = one.list();
    one.reload();
    expect([told, one.list() === before]).toEqual([0, true]);
    two.put(entry("1"));
    two.put(entry("2"));
    one.reload();
    expect([told, one.list().length]).toEqual([1, 2]);
    const release = one.hold("2");
    expect([told, one.isHeld("2")]).toEqual([1, true]);
    release();
    expect([told, one.isHeld("2")]).toEqual([2, false]);
  });

  it("knows for a while what went through, and at no moment neither that nor that it is pending", () => {
    const storage = memory();
    const [journal, other] = [openJournal([storage], "ada"), openJournal([storage], "ada")];
    const known: number[] = [];
    journal.put(entry("1"));
    journal.subscribe(() => {
      other.reload();
      known.push(other.list().length + other.lately().length);
    });
    journal.end(entry("1", { outcome: "succeeded", endedAt: "2026-11-20T10:00:00.000Z" }));
    expect([known, journal.list(), journal.lately().length]).toEqual([[1], [], 1]);
    for (const [key, endedAt] of [
      ["2", "2026-11-20T10:14:00.000Z"],
      ["3", "2026-11-20T10:16:00.000Z"],
    ] as const) {
      journal.end(entry(key, { outcome: "succeeded", endedAt }));
    }
    journal.end(entry("4", { outcome: "failed", endedAt: "2026-11-20T10:16:00.000Z" }));
    expect(journal.lately().map(({ key }) => key)).toEqual(["2", "3"]);
  });

  it.each([["text"], [{ key: "1" }], [[null, 5, { key: "1" }, []]]])(
    "passes over what is no entry: %j",
    (stored) => {
      const storage = memory();
      storage.write("pending.ada", stored);
      expect(openJournal([storage], "ada").list()).toEqual([]);
    },
  );

  it("loses no payment to a full storage", () => {
    const full = safeStorage(() => ({
      length: 1,
      key: () => "other",
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => {},
    }));
    const journal = openJournal([full], "ada");
    journal.put(entry("1"));
    journal.put(entry("2"));
    expect(journal.list().map(({ key }) => key)).toEqual(["1", "2"]);
  });
});

describe("an intent", () => {
  it("has a random key and a reference dated in Lagos", () => {
    const [one, two] = [
      createIntent(new Date("2026-11-20T23:00:00Z"), "Africa/Lagos"),
      createIntent(new Date("2026-11-20T22:59:59Z"), "Africa/Lagos"),
    ];
    expect(one.reference).toMatch(/^20261121-[2-9A-HJKMNP-Z]{8}$/);
    expect(two.reference).toMatch(/^20261120-/);
    expect(createIntent(new Date("2026-11-20T23:00:00Z"), "Africa/Accra").reference).toMatch(/^20261120-/);
    expect(one.key).not.toBe(two.key);
    expect(one.startedAt).toBe("2026-11-20T23:00:00.000Z");
  });
});

describe("fingerprints", () => {
  it("are the same for the same wish under the same key only", () => {
    const wish = [["amount", 5000]];
    expect(fingerprintOf("k", wish)).toBe(fingerprintOf("k", [["amount", 5000]]));
    expect(fingerprintOf("k", wish)).not.toBe(fingerprintOf("l", wish));
    expect(fingerprintOf("k", wish)).not.toBe(fingerprintOf("k", [["amount", 5001]]));
  });
});
