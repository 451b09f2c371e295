import { expect, test } from "vitest";

import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");
const WRITTEN = '{ "$sources.customer#/status": { "const": true } }';

function messages(condition: string, change = (text: string) => text): string[] {
  const text = change(water.text.replace(WRITTEN, condition));
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

const withCode = (text: string) => text.replace('"status": true, "data"', '"status": "00", "data"');

test("a number and a text that say the same are told apart, two texts are two codes", () => {
  expect(messages('{ "$sources.customer#/status": { "const": 0 } }', withCode)).toEqual([
    'never holds: $sources.customer#/status is "00" in a scenario\'s reply',
  ]);
  expect(messages('{ "$sources.customer#/status": { "const": "0" } }', withCode)).toEqual([]);
});
