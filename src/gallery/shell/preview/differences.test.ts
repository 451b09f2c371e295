import { expect, test } from "vitest";

import { differencesOf } from "./differences.ts";

const own = (lines: readonly { text: string; isOwn: boolean }[] = []) =>
  lines.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim());

test("shows only the differences, line by line", () => {
  const [found, ...more] = differencesOf(
    { outcome: "succeeded", requests: [{ call: "POST a", body: { amount: 100, pin: "1234" } }] },
    { outcome: "succeeded", requests: [{ call: "POST a", body: { amount: 10_000, pin: "1234" } }] },
  );
  expect(more).toEqual([]);
  expect(found?.name).toBe("requests");
  expect(own(found?.expected)).toEqual(['"amount": 100,']);
  expect(own(found?.actual)).toEqual(['"amount": 10000,']);
});

test("an additional comma is not a difference, and a missing key has no lines", () => {
  const [shows, outcome] = differencesOf({ shows: ["One", "Two"], outcome: "pending" }, { shows: ["One"] });
  expect(own(shows?.expected)).toEqual(['"Two"']);
  expect(own(shows?.actual)).toEqual([]);
  expect(own(outcome?.actual)).toEqual(["nothing"]);
});

test("a value that is not an object is compared as a whole", () => {
  expect(differencesOf("succeeded", "failed")).toMatchObject([{ name: "expect" }]);
});
