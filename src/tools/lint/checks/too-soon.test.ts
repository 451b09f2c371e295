import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

const STEPS = '"steps": [';

/** What lint tells if a step stands before the form, and what the first form has besides. */
function told(before: object, [from, to] = ["", ""]): string[] {
  const text = water.text.replace(STEPS, `${STEPS}${JSON.stringify(before)},`).replace(from, to);
  return lintScreens([{ ...water, text }]).problems.map(formatProblem);
}

const call = (body: object, more: object = {}) => ({
  name: "open",
  call: "POST water/prepare",
  body,
  ...more,
});

test("what is asked or looked up after a step has no value in it", () => {
  expect(told(call({ board: "$inputs.board" }))).toEqual([
    expect.stringContaining(
      '/steps/0/body/board  $inputs.board has no value yet: "board" is asked in step 2, after this, expected a value of this step, or of one before it',
    ),
  ]);
  expect(told(call({ name: "$selected.board#/name" }))).toEqual([
    expect.stringContaining('"board" is asked in step 2, after this'),
  ]);
  expect(told(call({ fee: "$sources.fees#/fee" }))).toEqual([
    expect.stringContaining('$sources.fees#/fee has no value yet: "fees" waits for what is asked in step 2'),
  ]);
  const show = { show: { title: "Hello {$inputs.kind}" } };
  expect(told(show)).toEqual([expect.stringContaining("/steps/0/show/title  $inputs.kind has no value yet")]);
});

test("a condition that takes nothing, an alternative, a default and a value that is filled in may be read before", () => {
  expect(told(call({ page: 1 }, { when: { "$inputs.kind": { type: ["null", "string"] } } }))).toEqual([]);
  expect(told(call({ page: 1 }, { when: { "$inputs.kind": { const: "home" } } }))).toEqual([
    expect.stringContaining("/steps/0/when/$inputs.kind  $inputs.kind has no value yet"),
  ]);
  expect(told(call({ kind: { $first: ["$inputs.kind", "home"] } }))).toEqual([]);
  const when = { "$inputs.kind": { const: "home" } };
  expect(told(call({ kind: { $cases: [{ when, value: "$inputs.kind" }, { value: 1 }] } }))).toEqual([]);
  expect(
    told(call({ kind: "$inputs.kind" }), ['"title": "Kind"', '"title": "Kind", "default": "home"']),
  ).toEqual([]);
  expect(told(call({ name: "$inputs.name" }))).toEqual([]);
  expect(told(call({ id: "$sources.boards#/data/0/id" }))).toEqual([]);
});

test("a step to which a later one leads back may read what that one asked", () => {
  const back = ['"on": {\n        "succeeded"', '"on": { "failed": [{ "back": "open" }], "succeeded"'];
  expect(told(call({ kind: "$inputs.kind" }), back as [string, string])).toEqual([]);
});

test("nothing waits for the reply of a call in the background", () => {
  const outputs = { id: "$response.body#/data/reference" };
  expect(told(call({ page: 1 }, { background: true }))).toEqual([]);
  expect(told(call({ page: 1 }, { background: true, outputs }))).toEqual([
    expect.stringContaining(
      '/steps/0/outputs  "outputs" of a call in the background, whose reply nobody waits for, expected no "outputs", or no "background"',
    ),
  ]);
});
