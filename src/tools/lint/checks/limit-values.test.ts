import { expect, test } from "vitest";

import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");
const FORM = '"review": true,';
const MINIMUM = '"minimum": 10000';

function told(from: string, to: string): string[] {
  expect(water.text).toContain(from);
  const { problems } = lintScreens([{ ...water, text: water.text.replace(from, to) }]);
  return problems.map(({ pointer, message, expected }) => `${pointer} ${message}, expected ${expected}`);
}

const AMOUNT = "/steps/0/ask/limits/amount";
const METER = "/steps/0/ask/limits/customer_number";

test.each([
  ['"amount": { "minimum": 20000, "maximum": 500000 }', []],
  ['"amount": { "maximum": 0 }', []],
  ['"amount": { "minimum": 20000, "maximum": 0 }', []],
  ['"customer_number": { "minLength": 5, "maxLength": 5 }', []],
  ['"customer_number": { "minLength": 0, "maxLength": 0 }', []],
  [
    '"amount": { "minimum": 500000, "maximum": 20000 }',
    [`${AMOUNT}/minimum 500000 is above "maximum", expected 20000 or less`],
  ],
  ['"amount": { "minimum": [20000, 500000] }', []],
  ['"amount": { "maximum": 5000 }', [`${AMOUNT}/maximum 5000 is below "minimum", expected 10000 or more`]],
  ['"amount": { "fixed": 5000 }', [`${AMOUNT}/fixed 5000 is below "minimum", expected 10000 or more`]],
  ['"amount": { "minimum": -5 }', [`${AMOUNT}/minimum -5 is no amount, expected 0 or more`]],
  [
    '"customer_number": { "minLength": 9, "maxLength": 8 }',
    [`${METER}/minLength 9 is above "maxLength", expected 8 or less`],
  ],
  [
    '"customer_number": { "minLength": -5 }',
    [`${METER}/minLength -5 is no number of characters, expected a whole number from 0`],
  ],
  [
    '"customer_number": { "maxLength": [20, 0.5] }',
    [`${METER}/maxLength/1 0.5 is no number of characters, expected a whole number from 0`],
  ],
])("limits of %s", (limits, expected) => {
  expect(told(FORM, `${FORM} "limits": { ${limits} },`)).toEqual(expected);
});

test.each([
  ['"minimum": -5', ["/steps/0/ask/schema/properties/amount/minimum -5 is no amount, expected 0 or more"]],
  [
    '"minimum": -5.5',
    ["/steps/0/ask/schema/properties/amount/minimum -5.5 is no amount, expected 0 or more"],
  ],
])("an amount of %s", (minimum, expected) => {
  expect(told(MINIMUM, minimum)).toEqual(expected);
});
