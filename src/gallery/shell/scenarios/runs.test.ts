import { expect, test } from "vitest";

import type { Verdict } from "#gallery/protocol.ts";

import { isOver, runningOf, tallyOf, tellTally } from "./runs.ts";

const runs = ["a", "b", "c"].map((src) => ({ title: src, src, to: src }));
const passed: Verdict = { kind: "passed" };
const failed: Verdict = { kind: "failed", expected: 1, actual: 2 };
const broken: Verdict = { kind: "broken", message: "It is broken." };

test("so many run at a time, the first without a verdict", () => {
  expect(runningOf(runs, {}, 2).map(({ src }) => src)).toEqual(["a", "b"]);
  expect(runningOf(runs, { a: failed }, 2).map(({ src }) => src)).toEqual(["b", "c"]);
  expect(runningOf(runs, { a: passed, b: passed, c: broken }, 2)).toEqual([]);
});

test.each([
  [{}, "0 of 3 played", false],
  [{ b: failed }, "1 of 3 played", false],
  [{ a: passed, b: failed, c: broken }, "1 of 3 pass", true],
  [{ a: passed, b: passed, c: passed }, "All 3 pass", true],
  // A verdict of an earlier round.
  [{ z: passed }, "0 of 3 played", false],
])("verdicts %j are told as %s", (verdicts: Record<string, Verdict>, told, over) => {
  const tally = tallyOf(runs, verdicts);
  expect(tellTally(tally)).toBe(told);
  expect(isOver(tally)).toBe(over);
});

test("a screen without scenarios has none to play", () => {
  expect(tellTally(tallyOf([], {}))).toBe("No scenarios");
});
