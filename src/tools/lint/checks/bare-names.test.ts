import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";

const water = openScreen(openProject("tests/corpus/fixtures"), "schemas/screens/water.json");

function told(from: string, to: string): string[] {
  expect(water.text).toContain(from);
  return lintScreens([{ ...water, text: water.text.replace(from, to) }]).problems.map(formatProblem);
}

const sends = (word: string) => [
  expect.stringContaining(
    `sends the word "${word}", and not what the customer enters, did you mean "$inputs.${word}"?`,
  ),
];

test("a field's name in a request is told where it stands, and not as a field that nothing uses", () => {
  expect(told('"until": "$inputs.until"', '"until": "until"')).toEqual(sends("until"));
  expect(told('"until": "$inputs.until"', '"valid": "until"')).toEqual(sends("until"));
  expect(told('"kind": "$inputs.kind"', '"kind": "$inputs.kind", "board": "board"')).toEqual(sends("board"));
});

test("a word that is also the name of a field may be sent under another key", () => {
  expect(told('"kind": "$inputs.kind"', '"kind": "$inputs.kind", "for": "board"')).toEqual([]);
});
