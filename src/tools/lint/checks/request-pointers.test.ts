import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

const BODY = '"until": "$inputs.until",';
const EXPECTED = '"expect": { "outcome": "succeeded", "refused": ["customer_number"] }';
const ROW = '"value": "$request.body#/number"';

/** What lint tells if the payment sends more, its review shows something else, and a scenario expects something. */
function told(body: string, row: string, expected?: object): string[] {
  const result = { outcome: "succeeded", requests: [{ call: "POST water/pay", body: expected }] };
  const text = water.text
    .replace(BODY, `${BODY} ${body && `${body},`}`)
    .replace(ROW, `"value": "$request.body${row}"`)
    .replace(EXPECTED, expected ? `"expect": ${JSON.stringify(result)}` : "$&");
  return lintScreens([{ ...water, text }])
    .problems.filter(({ rule }) => rule === "request")
    .map(formatProblem);
}

const OWN = '"to": { "account": "$inputs.kind", "names": ["$inputs.name"] }';

test.each([
  ["", "#/number"],
  ["", ".number"],
  ["", "#/fee/anything"],
  [OWN, "#/to/account"],
  [OWN, "#/to/account/id"],
  [OWN, "#/to/names/0"],
  ['"to": { "$first": [{ "a": 1 }, { "b": 2 }] }', "#/to/b"],
  [
    '"to": { "$cases": [{ "when": { "$inputs.kind": { "const": "home" } }, "value": { "a": "$inputs.name" } }] }',
    "#/to/a",
  ],
  ['"to": { "$each": { "of": "$sources.fees#/all", "value": { "a": "$item#/a" } } }', "#/to/0/a"],
  ['"to": { "$value": "$inputs.name", "as": "trim" }', "#/to/0"],
])("with %s the request has or may have %s", (body, row) => expect(told(body, row)).toEqual([]));

test.each([
  ["", "#/nubmer", 'did you mean "number"?'],
  ["", "#/recipient", "expected one of amount, fee, number, pin, reference, until"],
  [OWN, "#/to/acount", 'did you mean "account"?'],
  ['"to": "plain"', "#/to/name", "expected a key of its body"],
  ['"to": { "$first": [{ "alpha": 1 }, { "beta": 2 }] }', "#/to/betta", 'did you mean "beta"?'],
])("with %s the request has no %s", (body, row, wanted) => {
  const problems = told(body, row);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("/steps/2/review/1/value  the request of this call has no $request.body");
  expect(problems[0]).toContain(wanted);
});

test("a scenario expects what its call sends", () => {
  const sent = { number: "12345678", reference: { $pattern: "^W" }, pin: "1234", fee: { any: 1 } };
  expect(told("", "#/number", sent)).toEqual([]);
  expect(told("", "#/number", { ...sent, refrence: { a: 1 }, more: 1 })).toEqual([
    expect.stringContaining(
      '/scenarios/0/expect/requests/0/body/refrence  no call sends "refrence", did you mean "reference"?',
    ),
    expect.stringContaining(
      '/scenarios/0/expect/requests/0/body/more  no call sends "more", expected one of amount, ',
    ),
  ]);
});
