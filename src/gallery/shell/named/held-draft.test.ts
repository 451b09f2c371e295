import { expect, test } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage.ts";

import { createHeldStore, filesToKeep, hasUnkept } from "./held-draft.ts";

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
  const { keptAt: _keptAt, ...held } = kept;
  expect(createHeldStore(storage).get()).toEqual(held);
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
