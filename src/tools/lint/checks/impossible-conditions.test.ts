import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

/** What lint says of the biller whose form has this too. */
function withForm(keys: string): string[] {
  const text = water.text.replace('"submit": "Continue"', `${keys}, "submit": "Continue"`);
  return lintScreens([{ ...water, text }]).problems.map(formatProblem);
}

const never = (at: string) =>
  expect.stringContaining(
    `${at}/$inputs.kind  never holds: $inputs.kind is never "Shop", expected one of "home", "shop"`,
  );

test.each([
  ["/steps/0/ask/shown/until", '"shown": { "until": { "$inputs.kind": { "const": "Shop" } } }'],
  ["/steps/0/ask/enabled/until", '"enabled": { "until": { "$inputs.kind": { "enum": ["Shop"] } } }'],
  [
    "/steps/0/ask/notes/0/when",
    '"notes": [{ "when": { "$inputs.kind": { "const": "Shop" } }, "text": "Dear" }]',
  ],
  [
    "/steps/0/ask/limits/amount/maximum/$cases/0/when",
    '"limits": { "amount": { "maximum": { "$cases": [{ "when": { "$inputs.kind": { "const": "Shop" } }, "value": 500000 }] } } }',
  ],
])("a condition for a value that the field cannot have: %s", (at, keys) => {
  expect(withForm(keys)).toEqual([never(at)]);
  expect(withForm(keys.replaceAll("Shop", "shop"))).toEqual([]);
});

test("of a list one condition may hold, or none at all is wanted", () => {
  const list = '[{ "$inputs.kind": { "const": "Shop" } }, { "$inputs.kind": { "const": "home" } }]';
  expect(withForm(`"shown": { "until": ${list} }`)).toEqual([]);
  expect(withForm('"shown": { "until": { "$inputs.kind": { "const": null } } }')).toEqual([]);
});
