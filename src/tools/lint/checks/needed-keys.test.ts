import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";

const PATH = "schemas/screens/payments/airtime.json";
const read = (path: string) => readFileSync(path, "utf8");
const airtime = read(PATH);

function told(...changes: readonly (readonly [from: string | RegExp, to: string])[]): string[] {
  for (const [from] of changes) expect(airtime).toMatch(from);
  const text = changes.reduce((before, [from, to]) => before.replace(from, to), airtime);
  return lintScreens([{ path: PATH, text, read }])
    .problems.filter(({ level }) => level !== "warning")
    .map(formatProblem);
}

const TYPE = '"transaction_type": 11,';
const DESCRIPTION = /"description": "Airtime[^"]*"/;

test("a request that lacks what the provider needs is told, with what to send", () => {
  expect(told([TYPE, ""])).toEqual([
    expect.stringMatching(
      /\/steps\/2\/body {2}the provider needs "transaction_type" for this call, expected "transaction_type" in its body, and a form that asks for it$/,
    ),
  ]);
  expect(told([DESCRIPTION, '"more": "$inputs.network_provider"'])).toEqual([
    expect.stringContaining('the provider needs "description" for this call'),
  ]);
});

test("a misspelt key is told at its place, once", () => {
  expect(told(['"transaction_pin": "$inputs', '"transaction_pni": "$inputs'])).toEqual([
    expect.stringMatching(
      /\/steps\/2\/body\/transaction_pni {2}the provider needs "transaction_pin" for this call, did you mean "transaction_pin"\?$/,
    ),
  ]);
});

test("nothing is said about another API", () => {
  const call = '"call": "POST transactions/buy-airtime",';
  expect(told([TYPE, ""])).toHaveLength(1);
  expect(told([TYPE, ""], [call, `${call} "api": "vas",`]).join()).not.toContain("the provider needs");
});
