import { expect, test } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";

import {
  createHeldStore,
  filesToKeep,
  hasUnkept,
  heldRenamed,
  isKeptSince,
  onlyInDraft,
} from "./held-draft.ts";

const PATH = "tenants/harbour.json";
const kept = {
  id: "1a2b",
  name: "New tariff",
  version: "1",
  keptAt: "2026-11-25T04:00:00.000Z",
  files: { [PATH]: { text: "{}", version: "a" } },
};

test("the open draft survives a reload, and can be let go", () => {
  const storage = safeStorage(memoryStorage);
  createHeldStore(storage).hold(kept);
  expect(createHeldStore(storage).get()).toEqual(kept);
  createHeldStore(storage).hold(undefined);
  expect(createHeldStore(storage).get()).toBeUndefined();
});

test("what is kept is a text and the version that it was made from, without the file on the disk", () => {
  const changed = { path: PATH, text: "[]", version: "b" };
  expect(filesToKeep({ [PATH]: { text: "{}", version: "a", changed } })).toEqual(kept.files);
});

test.each([
  ["no edits", {}, kept, false],
  ["edits of a tab without a draft", { [PATH]: { text: "{}", version: "a" } }, undefined, true],
  ["edits as they are kept", { [PATH]: { text: "{}", version: "a" } }, kept, false],
  ["another text", { [PATH]: { text: "{ }", version: "a" } }, kept, true],
  ["another file", { "tenants/demo.json": { text: "{}", version: "a" } }, kept, true],
])("%s", (_, drafts, held, expected) => {
  expect(hasUnkept(drafts, held)).toBe(expected);
});

const LATER = "2026-11-25T05:00:00.000Z";

test("a draft with another name is the open one, if nobody has kept it since this tab opened it", () => {
  const renamed = { ...kept, name: "Tariff", version: "2", keptAt: LATER };
  const held = heldRenamed(kept, "1", renamed);
  expect(held).toEqual(renamed);
  expect(isKeptSince({ ...renamed, paths: [PATH] }, held)).toBe(false);
});

test("what a colleague has kept since is not taken for opened when the draft gets another name", () => {
  const theirs = { [PATH]: { text: "[]", version: "a" } };
  const renamed = { ...kept, name: "Tariff", version: "3", keptAt: LATER, files: theirs };
  const held = heldRenamed(kept, "2", renamed);
  // Keep sends this version, which is not the latest, so that it asks.
  expect(held).toEqual({ ...kept, name: "Tariff" });
  expect(isKeptSince({ ...renamed, paths: [PATH] }, held)).toBe(true);
});

test("a file that was saved or discarded here is still in the draft", () => {
  expect(onlyInDraft({ [PATH]: { text: "{ }", version: "a" } }, kept)).toEqual([]);
  expect(onlyInDraft({}, kept)).toEqual([PATH]);
  expect(onlyInDraft({}, undefined)).toEqual([]);
});
