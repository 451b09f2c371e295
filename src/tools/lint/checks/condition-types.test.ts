import { expect, test } from "vitest";

import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");
const WRITTEN = '{ "$sources.customer#/status": { "const": true } }';

function messages(condition: string): string[] {
  const text = water.text.replace(WRITTEN, condition);
  expect(text === water.text).toBe(condition === WRITTEN);
  return lintScreens([{ ...water, text }]).problems.flatMap(({ level, message }) => (level ? [] : [message]));
}

test.each([
  [WRITTEN, []],
  ['{ "$inputs.amount": { "const": 5000 } }', []],
  ['{ "$inputs.kind": { "enum": ["shop", null] } }', []],
  ['{ "$sources.customer#/status": { "const": false } }', []],
  [
    '{ "$inputs.amount": { "const": "5000" } }',
    ["never holds: $inputs.amount is of type integer, and not string"],
  ],
  [
    '{ "$inputs.kind": { "type": "boolean" } }',
    ["never holds: $inputs.kind is of type string, and not boolean"],
  ],
  [
    '{ "$sources.customer#/status": { "const": "true" } }',
    ["never holds: $sources.customer#/status is true in a scenario's reply"],
  ],
  [
    '[{ "$inputs.kind": { "const": "shop" } }, { "$sources.customer#/status": { "enum": ["true", "yes"] } }]',
    ["never holds: $sources.customer#/status is true in a scenario's reply"],
  ],
])("%s", (condition, expected) => {
  expect(messages(condition)).toEqual(expected);
});
