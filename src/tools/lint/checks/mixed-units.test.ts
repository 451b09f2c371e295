import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

const UNTIL = '"until": "$inputs.until"';
const FORM = '"review": true,\n        "submit"';
const SETTING = "$settings.limits.smallestAmounts.electricity";

function told(from: string, to: string): string[] {
  expect(water.text).toContain(from);
  const { problems } = lintScreens([{ ...water, text: water.text.replace(from, to) }]);
  return problems.filter(({ rule }) => rule === "unit").map(formatProblem);
}

/** What lint tells of a value that the payment sends. */
const sending = (value: object) => told(UNTIL, `${UNTIL}, "more": ${JSON.stringify(value)}`);

test("a sum has one unit", () => {
  const fee = { $value: "$sources.fees#/fee", as: "kobo" };
  expect(sending({ $value: "$inputs.amount", as: { sum: fee } })).toEqual([]);
  expect(sending({ $value: "$inputs.amount", as: ["naira", { sum: "$sources.fees#/fee" }] })).toEqual([]);
  expect(sending({ $value: "$inputs.amount", as: ["naira", { sum: fee }] })).toEqual([
    expect.stringContaining(
      '/steps/2/body/more/as/1  adds kobo to naira, expected "as": "naira" of what is added',
    ),
  ]);
  expect(sending({ $value: "$inputs.amount", as: { sum: SETTING } })).toEqual([
    expect.stringContaining(
      '/steps/2/body/more/as  adds naira to kobo, expected "as": "kobo" of what is added',
    ),
  ]);
});

test("an amount is changed into its unit once, and shown from naira", () => {
  expect(sending({ $value: "$inputs.amount", as: ["naira", "decimal"] })).toEqual([]);
  expect(sending({ $value: "$inputs.amount", as: ["naira", "naira"] })).toEqual([
    expect.stringContaining("/steps/2/body/more/as/1  is in naira already, expected none"),
  ]);
  expect(sending({ $value: "$sources.fees#/fee", as: ["kobo", "kobo"] })).toEqual([
    expect.stringContaining("/steps/2/body/more/as/1  is in kobo already, expected none"),
  ]);
  expect(sending({ $value: "$inputs.amount", as: "money" })).toEqual([
    expect.stringContaining(
      '/steps/2/body/more/as  "money" reads naira, and this is in kobo, expected "naira" before it',
    ),
  ]);
  expect(sending({ $value: "$inputs.amount", as: "kobo" })).toHaveLength(1);
});

test("what the request has is shown in its unit", () => {
  const sent = '"amount": { "$value": "$inputs.amount", "as": "naira" },\n        "until"';
  expect(told(sent, '"amount": "$inputs.amount", "until"')).toEqual([
    expect.stringContaining('/steps/2/review/0/value/as  "money" reads naira, and this is in kobo'),
  ]);
});

test("a limit, a suggestion and what a source fills in are in kobo", () => {
  const limit = (value: unknown) =>
    told(FORM, `"limits": { "amount": { "maximum": ${JSON.stringify(value)} } }, ${FORM}`);
  expect(limit({ $value: "$sources.fees#/most", as: "kobo" })).toEqual([]);
  expect(limit([{ $value: "$sources.fees#/most", as: ["kobo", "naira"] }])).toEqual([
    expect.stringContaining(
      '/steps/0/ask/limits/amount/maximum/0  a limit of "amount" is in kobo, and this is in naira, expected "kobo" as its last transform',
    ),
  ]);
  expect(limit(SETTING)).toEqual([expect.stringContaining("the limit is in kobo, and the setting in naira")]);
  expect(
    told('"fill": {', `"fill": { "amount": { "$value": "$response.body#/data/name", "as": "naira" },`),
  ).toEqual([
    expect.stringContaining('/sources/customer/fill/amount  "amount" is in kobo, and this is in naira'),
  ]);
});
