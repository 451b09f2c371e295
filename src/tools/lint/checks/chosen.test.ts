import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

const UNTIL = '"until": "$inputs.until"';

/** What lint tells if the payment sends a value besides. */
function told(value: string, [from, to] = ["", ""]): string[] {
  const text = water.text.replace(UNTIL, `${UNTIL}, "more": ${JSON.stringify(value)}`).replace(from, to);
  return lintScreens([{ ...water, text }]).problems.map(formatProblem);
}

test("what is typed has nothing behind it", () => {
  expect(told("$selected.until#/name")).toEqual([
    expect.stringContaining(
      '/steps/2/body/more  "until" is typed, and so $selected.until#/name has no value, expected a field with choices, did you mean "$inputs.until"?',
    ),
  ]);
  const branch = [
    '"required": ["board"',
    '"if": { "properties": { "kind": { "const": "home" } } }, "then": { "properties": { "until": { "oneOf": [{ "const": "now", "title": "Now" }] } } }, "required": ["board"',
  ];
  expect(told("$selected.until#/title", branch as [string, string])).toEqual([]);
});

const near = (word: string) => [expect.stringContaining(`did you mean "${word}"?`)];

test("a choice has its item, and not the option that was made of it", () => {
  expect(told("$selected.board#/name")).toEqual([]);
  expect(told("$selected.kind#/title")).toEqual([]);
  expect(told("$selected.board#/label")).toEqual(near("name"));
  expect(told("$selected.board#/value")).toEqual(near("id"));
  expect(told("$selected.kind#/label")).toEqual(near("title"));
  expect(told("$selected.kind#/value")).toEqual(near("const"));
});
