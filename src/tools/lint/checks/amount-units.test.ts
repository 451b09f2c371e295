import { expect, test } from "vitest";

import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

function told(from: string, to: string): string[] {
  expect(water.text).toContain(from);
  const { problems } = lintScreens([{ ...water, text: water.text.replace(from, to) }]);
  return problems.map(({ pointer, message }) => `${pointer} ${message}`);
}

const AMOUNT = "/steps/0/ask/schema/properties/amount/minimum";
const PAID = '"amount": "$inputs.amount"';
const FORM = '"review": true,';

test.each([
  ['"minimum": 10000', '"minimum": 100', []],
  ['"minimum": 10000', '"minimum": 1', []],
  ['"minimum": 10000', '"minimum": 50', [`${AMOUNT} 50 is in kobo, and less than a naira`]],
  ['"minimum": 10000', '"minimum": 100.5', [`${AMOUNT} 100.5 is no whole number of kobo`]],
  [PAID, '"amount": { "$value": "$request.body#/amount", "as": "kobo" }', []],
  [
    PAID,
    '"amount": "$request.body#/amount"',
    ["/steps/2/amount the amount of a payment is in kobo, and this is in naira"],
  ],
  [
    PAID,
    '"amount": { "$value": "$inputs.amount", "as": "naira" }',
    ["/steps/2/amount the amount of a payment is in kobo, and this is in naira"],
  ],
  [
    PAID,
    '"amount": { "$value": "$inputs.amount", "as": "kobo" }',
    ['/steps/2/amount/as "amount" is in kobo already'],
  ],
  [
    '"amount": { "$value": "$inputs.amount", "as": "naira" },\n        "until"',
    '"amount": { "$value": "$inputs.amount", "as": "decimal" },\n        "until"',
    ['/steps/2/body/amount/as "amount" is in kobo'],
  ],
  [
    "Paid: {$response.body#/message}",
    "Paid: NGN {$inputs.amount}",
    ['/steps/2/on/succeeded/0/toast/text customers would read "amount" in kobo'],
  ],
  [
    FORM,
    `${FORM} "limits": { "amount": { "minimum": { "$value": "$settings.limits.smallestAmounts.electricity", "as": "kobo" } } },`,
    [],
  ],
  [
    FORM,
    `${FORM} "limits": { "amount": { "minimum": "$settings.limits.smallestAmounts.electricity" } },`,
    ["/steps/0/ask/limits/amount/minimum the limit is in kobo, and the setting in naira"],
  ],
])("%s → %s", (from, to, expected) => {
  expect(told(from, to)).toEqual(expected);
});
