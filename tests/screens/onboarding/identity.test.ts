import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readFileSync } from "node:fs";

import type { ScenarioDefinition } from "#definition/format.ts";
import { SCENARIO_DAY } from "#engine/scenario/clock.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";
import { runOnBench } from "#tests/support/run-scenario.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

const path = "schemas/screens/onboarding/register.json";
const read = (file: string) => readFileSync(file, "utf8");
const { scenarios } = checkScreen({ path, text: read(path), read }).screen as {
  readonly scenarios: readonly ScenarioDefinition[];
};
const { settings } = resolveTexts("demo", companies["demo"], undefined);

beforeEach(() => void vi.useFakeTimers({ now: SCENARIO_DAY }));
afterEach(() => void vi.useRealTimers());

test("a record is sent on as the specification names it, however a bank writes it", async () => {
  const scenario = scenarios.find(({ name }) => name.startsWith("the record is in capitals"))!;
  const { requests } = await runOnBench(compileScreenFile(path), scenario, {
    user: {},
    company: companies["demo"],
    settings,
  });
  expect(requests.at(-1)?.body).toMatchObject({
    first_name: "ADA",
    middle_name: "NGOZI",
    last_name: "OKAFOR",
    gender: "female",
    date_of_birth: "1990-03-12",
    phone_number1: "08031234567",
    telephone: "08031234567",
  });
});
