import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

/** What lint says of the biller with these texts replaced. */
function told(...changes: (readonly [from: string, to: string])[]): string[] {
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, water.text);
  return lintScreens([{ ...water, text }]).problems.map(formatProblem);
}

const TOTAL =
  '{ "$value": { "$value": "$inputs.amount", "as": "naira" }, "as": { "sum": "$sources.fees#/fee" } }';
const SENDS_TOTAL = [
  '"fee": "$sources.fees#/fee"',
  `"total": ${TOTAL}, "fee": "$sources.fees#/fee"`,
] as const;
const SHOWS_TOTAL = [
  '"$request.body#/amount", "as": "money"',
  '"$request.body#/total", "as": "money"',
] as const;
const PAYS_TOTAL = [
  '"money": true,\n      "amount": "$inputs.amount"',
  '"money": true,\n      "amount": { "$value": "$inputs.amount", "as": { "sum": { "$value": "$sources.fees#/fee", "as": "kobo" } } }',
] as const;

test("a fee that only one of review and payment has", () => {
  expect(told(SENDS_TOTAL, SHOWS_TOTAL)).toEqual([
    expect.stringContaining(
      "/steps/2/amount  the amount that the payment has lacks $sources.fees#/fee, which the review has",
    ),
  ]);
  expect(told(PAYS_TOTAL)).toEqual([
    expect.stringContaining(
      '/steps/2/review/0/value  the amount that the review shows lacks $sources.fees#/fee, which "amount" has',
    ),
  ]);
  expect(told(SENDS_TOTAL, SHOWS_TOTAL, PAYS_TOTAL)).toEqual([]);
});

const GONE = '"failed": { "$statusCode": { "const": 410 } }';

test("who does not know a payment may still be working on it", () => {
  const early = [
    expect.stringContaining(
      "/steps/2/requery/outcomes/failed/$statusCode  does not prove that a payment failed: who does not know it",
    ),
  ];
  expect(told([GONE, '"failed": { "$statusCode": { "const": 404 } }'])).toEqual(early);
  expect(told([GONE, '"failed": { "$statusCode": { "enum": [404, 410] } }'])).toEqual(early);
  expect(told([GONE, '"failed": { "$statusCode": { "type": "integer", "minimum": 400 } }'])).toEqual([
    expect.stringContaining(
      "/steps/2/requery/outcomes/failed/$statusCode  does not prove that a payment failed: it holds for every reply with the status 500",
    ),
  ]);
  const late = '"$intent.age": { "type": "number", "minimum": 900000 }';
  expect(told([GONE, `"failed": { "$statusCode": { "const": 404 }, ${late} }`])).toEqual([]);
});
