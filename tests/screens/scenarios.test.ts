import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { ScenarioDefinition } from "#definition/format.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";
import { SCENARIO_DAY } from "#engine/scenario/clock.ts";
import { comparable } from "#engine/scenario/verdict.ts";
import { runOnBench } from "#tests/support/run-scenario.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

const read = (path: string) => readFileSync(path, "utf8");
const FOLDERS = ["schemas/screens", "schemas/templates", "tests/billers"];
const user = { first_name: "Ada", last_name: "Okafor", telephone: "08031234567" };
const { settings } = resolveTexts("demo", companies["demo"], undefined);

beforeEach(() => void vi.useFakeTimers({ now: SCENARIO_DAY }));
afterEach(() => void vi.useRealTimers());

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => join(folder, path)),
);
const written = files.flatMap((path) => {
  const { screen } = checkScreen({ path, text: read(path), read });
  const { scenarios = [] } = screen as { readonly scenarios?: readonly ScenarioDefinition[] };
  return scenarios.length > 0 ? [{ path, scenarios }] : [];
});

describe.each(written.map((one) => [one.path, one.scenarios] as const))("%s", (path, scenarios) => {
  const screen = compileScreenFile(path);

  test.each(scenarios.map((one) => [one.name, one] as const))("%s", async (_, scenario) => {
    const run = await runOnBench(screen, scenario, { user, company: companies["demo"], settings });
    expect(comparable(run, scenario.expect)).toEqual(scenario.expect);
  });
});

test("there are scenarios", () => expect(written.length).toBeGreaterThan(0));
