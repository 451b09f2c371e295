import { integer } from "fast-check";
import { expect, test } from "vitest";

import { campaigns } from "./campaigns.ts";
import { summary } from "./summary.ts";
import { tryAll } from "./try-all.ts";

/** Campaigns without a browser that say something in a second or less; the others run by `npm run campaign`. */
const SHORT = { links: 3000, hosts: 1000, documents: 300, replies: 1500, api: 1 };

test.each(Object.entries(SHORT))("a short campaign of %s finds nothing", async (name, count) => {
  const { run } = await campaigns[name]!();
  expect(await run({ seed: 1, count })).toMatchObject({ violations: [] });
});

test("what does not hold is a violation, made small, and the same for the same seed", () => {
  const verdict = tryAll(integer({ min: 0, max: 9999 }), tooMuch, { seed: 3, count: 500 });
  expect(verdict.violations).toEqual(["71: is more than 70"]);
  expect(tryAll(integer({ min: 0, max: 9999 }), tooMuch, { seed: 3, count: 500 })).toEqual(verdict);
});

test("the summary has a row for each campaign, and their own tables below", () => {
  const verdict = { tried: 7, violations: ["x"], figures: "p50 3 ms", table: "| a |" };
  const lines = summary([{ name: "links", goal: "all hold", seed: 4, count: 7, verdict, seconds: 1.25 }]);
  expect(lines.split("\n").slice(2)).toEqual([
    "| links | 7 | 1 | 4 | 1.3 | all hold | p50 3 ms |",
    "",
    "| a |",
  ]);
});

function tooMuch(number: number): string | undefined {
  return number > 70 ? "is more than 70" : undefined;
}
