import { beforeEach, describe, expect, it } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";

import { openEntries } from "./entries.ts";

type Entry = { readonly key: string; readonly value?: number; readonly sent?: number };

/** A browser's storage with a limited number of characters; other tabs of the device share its `values`. */
function storageOf(values: ReturnType<typeof memoryStorage>, room: () => number) {
  return safeStorage(() => ({
    ...values,
    get length() {
      return values.length;
    },
    setItem: (key, value) => {
      if (value.length > room()) throw new DOMException("full", "QuotaExceededError");
      values.setItem(key, value);
    },
  }));
}

const isEntry = (value: unknown): value is Entry => typeof (value as Entry | undefined)?.key === "string";
/** The keys of the entries in a storage: `1` of `list.1.2`. */
const keysOf = (values: ReturnType<typeof memoryStorage>) =>
  Array.from({ length: values.length }, (_, at) => values.key(at)!.split("."))
    .filter(([name]) => name === "list")
    .map(([, key]) => key);

let local = memoryStorage();
let session = memoryStorage();
let room = { local: Infinity, session: Infinity };
/** The device's storage is full, and has room for one entry once one is removed. */
let isRoomAfterRemoval = false;

beforeEach(() => {
  local = memoryStorage();
  session = memoryStorage();
  // A storage that is empty and accepts nothing counts as switched off; these are full.
  for (const values of [local, session]) values.setItem("other", "1");
  room = { local: Infinity, session: Infinity };
  isRoomAfterRemoval = false;
});

/** The entries as a newly loaded page sees them. */
function open() {
  const places = [
    storageOf(local, () => (isRoomAfterRemoval && local.length === 1 ? Infinity : room.local)),
    storageOf(session, () => room.session),
  ];
  return openEntries(places, "list", isEntry);
}

const stored = () => [keysOf(local), keysOf(session)];

describe("entries", () => {
  it("go into the device's storage, and leave no trace of having tried", () => {
    const entries = open();
    entries.put({ key: "1" });
    expect(entries.keptFor()).toBe("device");
    expect(stored()).toEqual([["1"], []]);
    entries.remove({ key: "1" });
    expect([local.length, session.length]).toEqual([1, 1]);
  });

  it("go into the tab's where the device's is full, and outlive a reload there", () => {
    const entries = open();
    entries.put({ key: "1" });
    room.local = 15;
    entries.put({ key: "2" });
    expect(entries.keptFor()).toBe("tab");
    expect(stored()).toEqual([["1"], ["2"]]);
    expect(open().list()).toEqual([{ key: "1" }, { key: "2" }]);
  });

  it("exist once: a changed entry moves to a storage with room, a removed one disappears everywhere", () => {
    room.local = 0;
    const entries = open();
    entries.put({ key: "1" });
    room.local = Infinity;
    entries.put({ key: "1", value: 2 });
    expect(stored()).toEqual([["1"], []]);
    expect(open().list()).toEqual([{ key: "1", value: 2 }]);
    room.local = 15;
    entries.put({ key: "2", value: 3 });
    entries.remove({ key: "1" });
    entries.remove({ key: "2" });
    expect(open().list()).toEqual([]);
  });

  it("see what other tabs write to a storage that is full for this one", () => {
    const entries = open();
    room.local = 0;
    entries.put({ key: "1" });
    local.setItem("list", JSON.stringify([{ key: "other" }]));
    entries.reload();
    expect(entries.list()).toEqual([{ key: "other" }, { key: "1" }]);
  });

  it("last as long as the page when no storage accepts them, and say so", () => {
    const entries = open();
    room = { local: 0, session: 0 };
    entries.put({ key: "1" });
    expect(entries.keptFor()).toBe("page");
    expect(entries.find("1")).toEqual({ key: "1" });
    expect(open().list()).toEqual([]);
  });

  it("tell whether there is room before there is an entry", () => {
    room = { local: 0, session: 0 };
    const entries = open();
    expect(entries.keptFor()).toBe("page");
    room.session = 2_000;
    expect(entries.keptFor()).toBe("page");
    entries.tryOut();
    expect(entries.keptFor()).toBe("tab");
    room.local = 2_000;
    entries.tryOut();
    expect(entries.keptFor()).toBe("device");
  });

  it("stand in the order in which they were put last, whatever the storage's own order is", () => {
    const entries = open();
    for (const key of ["9", "1", "5"]) entries.put({ key });
    entries.put({ key: "9", value: 2 });
    expect(entries.list().map(({ key }) => key)).toEqual(["1", "5", "9"]);
    expect(open().list()).toEqual(entries.list());
  });

  it("a storage without room for a second version has the new one in place of the old", () => {
    const entries = open();
    entries.put({ key: "1" });
    room.local = 0;
    isRoomAfterRemoval = true;
    entries.put({ key: "1", sent: 2 });
    expect([entries.keptFor(), entries.list(), stored()]).toEqual([
      "device",
      [{ key: "1", sent: 2 }],
      [["1"], []],
    ]);
  });
});
