import { expect, test } from "vitest";

import { checkScreen } from "#tools/compile-screen/check-screen.ts";

import { formatProblem } from "./problem.ts";

const PAID = {
  name: "paid",
  stored: { flat: { name: "4", floor: 1 } },
  inputs: { amount: 5000, note: "rent" },
  replies: [
    { call: "GET fees", body: 1 },
    { call: "POST pay", lost: "timeout" },
    { call: "POST pay", body: 2 },
  ],
  expect: { outcome: "succeeded", shows: ["Paid"] },
};

const read = () => JSON.stringify({ call: "POST pay", body: 3 });

/** The complete scenarios of a screen, and their problems. */
function scenariosOf(...scenarios: readonly object[]) {
  const text = JSON.stringify({ scenarios }, null, 1);
  const { screen, problems } = checkScreen({ path: "schemas/screens/a.json", text, read });
  return {
    scenarios: screen.scenarios,
    problems: problems.filter(({ pointer }) => pointer.startsWith("/scenarios")).map(formatProblem),
  };
}

test("a scenario lists its differences to an earlier one", () => {
  const { scenarios, problems } = scenariosOf(
    PAID,
    {
      name: "refused",
      like: "paid",
      stored: { flat: { floor: 2 } },
      inputs: { amount: 1, note: null },
      replies: [{ $ref: "../parts/reply.json" }],
      expect: { outcome: "failed" },
    },
    { name: "again", like: "refused", again: [{ reload: true }] },
  );
  const refused = {
    name: "refused",
    stored: { flat: { name: "4", floor: 2 } },
    inputs: { amount: 1 },
    replies: [
      { call: "GET fees", body: 1 },
      { call: "POST pay", body: 3 },
    ],
    expect: { outcome: "failed" },
  };
  expect(scenarios).toEqual([PAID, refused, { ...refused, name: "again", again: [{ reload: true }] }]);
  expect(problems.filter((line) => line.includes("like"))).toEqual([]);
});

test("reports a reference to a scenario that is missing, comes later, or is itself", () => {
  const { problems } = scenariosOf(PAID, { name: "one", like: "piad" }, { name: "two", like: "two" });
  expect(problems).toEqual([
    'schemas/screens/a.json:38:12  /scenarios/1/like  there is no earlier scenario "piad", did you mean "paid"?',
    'schemas/screens/a.json:42:12  /scenarios/2/like  there is no earlier scenario "two", expected one of one, paid',
  ]);
});

test("reports a mistake where it is written, also for scenarios that take it over", () => {
  const wrong = { ...PAID, inputs: { amount: 5000 }, replies: [{ call: "POST pay", statuz: 200 }] };
  const { problems } = scenariosOf(
    wrong,
    { name: "one", like: "paid" },
    { name: "two", like: "one", replies: [{ call: "GET fees", tiems: 2 }] },
  );
  expect(problems.filter((line) => line.includes("/replies/"))).toEqual([
    expect.stringMatching(/^\S+:17:6  \/scenarios\/0\/replies\/0\/statuz  unknown key "statuz"/),
    expect.stringMatching(/^\S+:37:6  \/scenarios\/2\/replies\/0\/tiems  unknown key "tiems"/),
  ]);
});
