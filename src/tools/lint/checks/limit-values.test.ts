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
  [
    '"amount": { "fixed": 0 }',
    [
      `${AMOUNT}/fixed 0 fixes nothing: customers could enter any value, expected a number above 0, or no "fixed"`,
    ],
  ],
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

const QUICK = '"quickAmounts": "$settings.quickAmounts.electricity"';
const QUICK_AT = "/steps/0/ask/uiSchema/amount/ui:options/quickAmounts";

/** What lint tells of quick amounts and a default beside limits. */
function toldBeside(limits: string, amounts: string, schema = MINIMUM): string[] {
  const text = water.text
    .replace(FORM, `${FORM} "limits": { "amount": ${limits} },`)
    .replace(MINIMUM, schema);
  const { problems } = lintScreens([{ ...water, text: text.replace(QUICK, `"quickAmounts": ${amounts}`) }]);
  return problems.map(({ pointer, message, expected }) => `${pointer} ${message}, expected ${expected}`);
}

test("quick amounts and a default are within the limits that are written out", () => {
  expect(toldBeside('{ "minimum": 20000, "maximum": 500000 }', "[200, 5000]")).toEqual([]);
  expect(toldBeside('{ "minimum": 20000, "maximum": 500000 }', "[100, 200, 6000]")).toEqual([
    `${QUICK_AT}/0 the field refuses 100 naira, expected 200 naira or more`,
    `${QUICK_AT}/2 the field refuses 6000 naira, expected 5000 naira or less`,
  ]);
  expect(toldBeside('{ "maximum": 0 }', "[100, 6000]")).toEqual([]);
  expect(toldBeside('{ "maximum": 20000 }', "[100]", `${MINIMUM}, "default": 30000`)).toEqual([
    "/steps/0/ask/schema/properties/amount/default the field refuses its default 30000, expected 200 naira or less",
  ]);
});

test("amounts are not judged by limits that no amount can meet", () => {
  expect(toldBeside('{ "minimum": 500000, "maximum": 20000 }', "[100]")).toEqual([
    `${AMOUNT}/minimum 500000 is above "maximum", expected 20000 or less`,
  ]);
});
