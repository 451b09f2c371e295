import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { runCampaign } from "./campaign.ts";
import { subjects } from "./subjects.ts";
import { KINDS, trialOf } from "./trials.ts";

test("what is shown of a payment is what the ledger says, or that nobody knows yet", async () => {
  expect((await runCampaign([1, 2, 3])).violations).toEqual([]);
});

test("each money call meets each kind of trial within as many seeds as there are kinds", () => {
  const seeds = Array.from({ length: KINDS }, (_, index) => index + 1);
  for (const index of subjects.keys()) {
    expect(new Set(seeds.map((seed) => trialOf(seed, index).name)).size).toBe(KINDS);
  }
});

test("every screen that moves money is among the money calls", () => {
  const files = readdirSync("schemas/screens", { recursive: true, encoding: "utf8" });
  const money = files.filter(
    (file) =>
      file.endsWith(".json") && readFileSync(`schemas/screens/${file}`, "utf8").includes('"money": true'),
  );
  expect(subjects.map(({ screen }) => `${screen}.json`).toSorted()).toEqual(money.toSorted());
});
