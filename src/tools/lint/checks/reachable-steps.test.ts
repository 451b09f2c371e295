import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

/** What lint tells if the screen begins with a step. */
function told(step: object): string[] {
  const text = water.text.replace('"steps": [', `"steps": [${JSON.stringify(step)},`);
  return lintScreens([{ ...water, text }]).problems.map(formatProblem);
}

const UNREACHED = "/steps/1  is never reached: step 1 leaves the screen when";
const navigate = "/dashboard";

test("no step comes after one that always leaves", () => {
  const call = { name: "open", call: "POST water/prepare", body: { page: 1 } };
  expect(told({ ...call, on: { succeeded: [{ navigate }] } })).toEqual([
    expect.stringContaining(`${UNREACHED} it has succeeded`),
  ]);
  expect(told({ show: { title: "Hello", on: [{ navigate }] } })).toEqual([
    expect.stringContaining(`${UNREACHED} the customer goes on`),
  ]);
});

test("a step that leaves under a condition, or may be skipped, has steps after it", () => {
  const when = { "$user.gender": { const: "none" } };
  expect(told({ show: { title: "Hello", on: [{ navigate, when }] } })).toEqual([]);
  expect(told({ when, show: { title: "Hello", on: [{ navigate }] } })).toEqual([]);
  expect(told({ show: { title: "Hello" } })).toEqual([]);
});
