import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ScenarioDefinition } from "#definition/format.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";
import { SCENARIO_DAY } from "#engine/scenario/clock.ts";
import { comparable } from "#engine/scenario/verdict.ts";
import { runOnBench } from "#tests/support/run-scenario.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";
import { findOperation } from "#tools/new/operation.ts";
import { screenFromOperation } from "#tools/new/screen-from-operation.ts";

beforeEach(() => void vi.useFakeTimers({ now: SCENARIO_DAY }));
afterEach(() => void vi.useRealTimers());

test("a screen generated from an operation passes its generated scenarios", async () => {
  const document: unknown = JSON.parse(readFileSync("schemas/provider.openapi.json", "utf8"));
  const { file, text } = screenFromOperation("meter", findOperation(document, "buyElectricity"), []);
  const screen = compileScreenFile(file, text);
  const { scenarios } = JSON.parse(text) as { readonly scenarios: readonly ScenarioDefinition[] };
  const { settings } = resolveTexts("demo", companies["demo"], undefined);
  expect(scenarios.map(({ name }) => name)).toEqual(["succeeded", "failed", "pending"]);
  for (const scenario of scenarios) {
    const run = await runOnBench(screen, scenario, { user: {}, company: companies["demo"], settings });
    expect(comparable(run, scenario.expect)).toEqual(scenario.expect);
  }
});
