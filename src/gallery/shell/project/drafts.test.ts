// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import type { GalleryFile } from "#gallery/protocol.ts";

import { createDraftStore, type DraftStore } from "./drafts.ts";

const PATH = "schemas/screens/payments/airtime.json";
const open = () => createDraftStore(safeStorage(() => sessionStorage));
const file = (text: string, version = `version of ${text}`): GalleryFile => ({ path: PATH, text, version });
const read = file("read");
let store: DraftStore;

beforeEach(() => {
  sessionStorage.clear();
  store = open();
});

test("an edit survives a reload, and is dropped once the text equals the file", () => {
  store.edit(read, "typed");
  expect(open().get()[PATH]).toEqual({ text: "typed", version: read.version });
  store.edit(read, "read");
  expect(store.get()).toEqual({});
  expect(open().get()).toEqual({});
});

test("a new file stays a draft, whatever its text", () => {
  store.edit(file("", ""), "begun");
  store.edit(file("", ""), "");
  expect(store.get()[PATH]).toEqual({ text: "", version: "" });
});

test("text typed while a file is being saved is a draft of the saved file", () => {
  store.edit(read, "typed");
  store.edit(read, "typed more");
  store.saved(file("typed"));
  expect(store.get()[PATH]).toEqual({ text: "typed more", version: "version of typed" });
  store.saved(file("typed more"));
  expect(store.get()).toEqual({});
});

test("a file that changes on the disk is in conflict with its draft, and the draft stays", () => {
  store.edit(read, "mine");
  store.onDisk(read);
  expect(store.get()[PATH]?.changed).toBeUndefined();
  store.onDisk(file("theirs"));
  expect(store.get()[PATH]).toEqual({ text: "mine", version: read.version, changed: file("theirs") });
  store.edit(file("theirs"), "theirs");
  expect(store.get()[PATH]?.text).toBe("theirs");
});

test("a change on the disk that is undone, or equals the draft, is not a conflict", () => {
  store.edit(read, "mine");
  store.onDisk(file("theirs"));
  store.onDisk(read);
  expect(store.get()[PATH]).toEqual({ text: "mine", version: read.version });
  store.onDisk(file("mine"));
  expect(store.get()).toEqual({});
});

test("'Keep mine' makes a draft of the file on the disk; 'Discard' takes the file", () => {
  store.edit(read, "mine");
  store.onDisk(file("theirs"));
  store.keepMine(PATH);
  expect(store.get()[PATH]).toEqual({ text: "mine", version: "version of theirs" });
  store.discard(PATH);
  expect(store.get()).toEqual({});
});

test("listeners are called at each change", () => {
  let told = 0;
  const stop = store.subscribe(() => told++);
  store.edit(read, "typed");
  store.onDisk(read);
  store.discard(PATH);
  stop();
  store.edit(read, "unheard");
  expect(told).toBe(2);
});

describe("undo", () => {
  const other: GalleryFile = { path: "tenants/sahel.json", text: "{}", version: "1" };

  test("goes back to the beginning, over files and saves, and forward again", () => {
    store.edit(read, "one");
    store.edit(other, '{ "a": 1 }');
    store.edit(read, "two");
    store.saved(file("two"));
    const texts = () => [store.get()[PATH]?.text ?? "on disk", store.get()[other.path]?.text ?? "on disk"];
    const seen = [];
    while (store.next("undo")) {
      store.step("undo");
      seen.push(texts());
    }
    expect(seen).toEqual([
      ["one", '{ "a": 1 }'],
      ["one", "on disk"],
      ["read", "on disk"],
    ]);
    while (store.next("redo")) store.step("redo");
    expect(texts()).toEqual(["on disk", '{ "a": 1 }']);
  });

  test("takes back at once what was typed without a pause, and what was discarded", () => {
    let now = 0;
    store = createDraftStore(safeStorage(memoryStorage), () => now);
    for (const text of ["r", "re", "rea", "real"]) store.edit(read, text, "typed");
    now += 5000;
    store.edit(read, "really", "typed");
    store.discard(PATH);
    store.step("undo");
    expect(store.get()[PATH]?.text).toBe("really");
    store.step("undo");
    expect(store.get()[PATH]?.text).toBe("real");
    store.step("undo");
    expect(store.get()).toEqual({});
    expect(store.next("undo")).toBeUndefined();
  });

  test("survives a reload, and forgets a file that somebody else has changed", () => {
    store.edit(read, "mine");
    store.saved(file("mine"));
    store.edit(other, "[]");
    store = open();
    store.onDisk(file("theirs"));
    store.onDisk(other);
    expect(store.step("undo")).toBe(true);
    expect(store.next("undo")?.files.map(({ path }) => path)).toEqual([PATH]);
    expect(store.step("undo")).toBe(false);
    expect(store.get()).toEqual({});
    expect(store.next("undo")).toBeUndefined();
  });

  test("takes back an edit of several files at once, or none of it when one of them is another one by now", () => {
    const all = [
      { file: read, text: "renamed" },
      { file: other, text: "[]" },
    ];
    store.editAll(all);
    expect(Object.keys(store.get())).toEqual([PATH, other.path]);
    expect(store.step("undo")).toBe(true);
    expect(store.get()).toEqual({});
    expect(store.step("redo")).toBe(true);
    store.saved({ ...other, text: "[]" });
    store.onDisk({ ...other, text: "theirs", version: "2" });
    expect(store.step("undo")).toBe(false);
    expect(store.get()[PATH]?.text).toBe("renamed");
  });

  test("removes the draft of a file that was new", () => {
    store.edit(file("", ""), "begun");
    expect(store.step("undo")).toBe(true);
    expect(store.get()).toEqual({});
  });
});

test("other drafts take the place of all, undo brings these back, and a file that has changed since is told", () => {
  store.edit(read, "typed");
  const other = { path: "tenants/demo.json", text: "{}", version: "of demo" };
  store.onDisk(other);
  store.replaceAll({ [other.path]: { text: "[]", version: "older" } });
  store.onDisk(other);
  expect(store.get()).toEqual({ [other.path]: { text: "[]", version: "older", changed: other } });
  store.step("undo");
  expect(store.get()[PATH]).toEqual({ text: "typed", version: read.version });
});
