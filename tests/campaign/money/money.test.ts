import { readdirSync, readFileSync } from "node:fs";

import { expect, onTestFinished, test } from "vitest";

import status from "#schemas/parts/payment-status.json" with { type: "json" };

import { runPayments } from "./payments.ts";
import { playTrial } from "./play.ts";
import { subjects } from "./subjects.ts";
import type { Trial } from "./trial.ts";
import { KINDS, lost, trialOf } from "./trials.ts";
import { openWorld } from "./world.ts";

/** Seeds of a whole campaign. */
const WHOLE = 200;

test("the app shows what the ledger says about a payment, or that it is pending", async () => {
  expect((await runPayments([1])).violations).toEqual([]);
});

const interrupted: readonly Trial[] = [
  { name: "401", fault: { kind: "status", status: 401, after: true }, leaves: "screen", again: "unsure" },
  { name: "reloaded under way", underWay: "before", leaves: "page", again: "sure" },
  { name: "closed under way", underWay: "later", leaves: "tab", away: 60_000, again: "unsure" },
  {
    name: "session over, and only the tab keeps anything",
    fault: { kind: "drop-after" },
    storage: { refusal: "full", where: "device" },
    leaves: "session",
    again: "unsure",
  },
];

const offline: Trial = { name: "offline", device: "offline" };
/** The bank never received these payments. They stay pending, except for the payment that was never sent. */
const NOT_SENT = new Set(["drop before", "500", offline.name]);

test("each payment with each everyday fault: the app shows nothing that the ledger does not say", async () => {
  const world = await openWorld();
  onTestFinished(world.close);
  for (const trial of [...lost, ...interrupted, offline]) {
    await world.begin({ provider: "usual", seed: 1 });
    for (const subject of subjects) {
      // Signs in for each trial, because a trial may take longer than a session.
      const setting = { world, provider: "usual", person: await world.signIn("ada") } as const;
      const { violations, isMade, isFinal } = await playTrial(setting, subject, trial);
      const told = [trial.name, subject.screen, violations, isMade, isFinal];
      const ends = NOT_SENT.has(trial.name) ? [false, trial === offline] : [true, true];
      expect(told).toEqual([trial.name, subject.screen, [], ...ends]);
    }
  }
});

test("each money call meets each kind of trial within as many seeds as there are kinds", () => {
  const seeds = Array.from({ length: KINDS }, (_, index) => index + 1);
  for (const index of subjects.keys()) {
    expect(new Set(seeds.map((seed) => trialOf(seed, index).name)).size).toBe(KINDS);
  }
});

test("each money call meets each word of a label within the seeds of a whole campaign", () => {
  for (const index of subjects.keys()) {
    const trials = Array.from({ length: WHOLE }, (_, seed) => trialOf(seed + 1, index));
    const words = trials.map(({ label }) => (label === "none" ? "" : String(label?.word).toLowerCase()));
    expect(words).toEqual(expect.arrayContaining([...status.succeeded, ...status.failed]));
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
