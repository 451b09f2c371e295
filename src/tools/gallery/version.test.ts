import { expect, test } from "vitest";

import type { Project } from "#tools/project/project-files.ts";

import { createVersions } from "./version.ts";

const PATH = "schemas/screens/a.json";

/** A project of one file that notes how often it is read. */
function project(file: { text: string; mark: string; changed: number }): Project & { reads: () => number } {
  let reads = 0;
  return {
    paths: [PATH],
    read: () => {
      reads += 1;
      return file.text;
    },
    stamp: () => file,
    reads: () => reads,
  };
}

test("a file that has not changed is not read again", () => {
  const file = { text: "{}", mark: "1", changed: 0 };
  const one = project(file);
  const versionOf = createVersions();
  const before = versionOf(one);
  expect(versionOf(one)).toBe(before);
  expect(one.reads()).toBe(1);
  Object.assign(file, { text: "[]", mark: "2" });
  expect(versionOf(one)).not.toBe(before);
  expect(one.reads()).toBe(2);
});

test("a file that has just changed is read each time: another change may leave no mark", () => {
  const file = { text: "{}", mark: "1", changed: Date.now() };
  const one = project(file);
  const versionOf = createVersions();
  const before = versionOf(one);
  file.text = "[]";
  expect(versionOf(one)).not.toBe(before);
});

test("a draft counts by its text, and the file behind it by its own", () => {
  const one = project({ text: "{}", mark: "1", changed: 0 });
  const versionOf = createVersions();
  const saved = versionOf(one);
  const draft = versionOf({ ...one, read: () => "[]", stamp: () => undefined });
  expect(draft).not.toBe(saved);
  expect(versionOf({ paths: [PATH], read: () => "{}" })).toBe(saved);
  expect(versionOf(one)).toBe(saved);
});
