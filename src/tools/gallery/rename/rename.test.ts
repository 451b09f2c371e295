import { expect, test } from "vitest";

import { recordOf } from "#lib/record.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { openProject, openScreen, screenPaths, withTexts } from "#tools/project/project-files.ts";

import { rename } from "./rename.ts";

const project = openProject(".");
const AIRTIME = "schemas/screens/payments/airtime.json";

function renamed(path: string, pointer: string, name: string, text = project.read(path)): string {
  const answer = rename(project, { path, text, pointer, name });
  if ("refusal" in answer) throw new Error(answer.refusal);
  return answer.text;
}

function errorsOf(path: string, text: string) {
  const { problems } = checkScreen(openScreen(withTexts(project, new Map([[path, text]])), path));
  return problems.map(({ message }) => message);
}

/** The fields of all forms, and the sources. */
function namesOf(path: string): string[] {
  const { screen, parts } = checkScreen(openScreen(project, path));
  const fields = parts.asks.flatMap(({ pointer, ask }) =>
    Object.keys(recordOf(recordOf(ask.schema).properties)).map(
      (name) => `${pointer}/schema/properties/${name}`,
    ),
  );
  return [...fields, ...Object.keys(recordOf(screen.sources)).map((name) => `/sources/${name}`)];
}

test("each field and source of each screen gets another name with all that names it, and back", () => {
  const names = screenPaths(project).flatMap((path) => namesOf(path).map((pointer) => ({ path, pointer })));
  const refusals: string[] = [];
  for (const { path, pointer } of names) {
    const before = project.read(path);
    const answer = rename(project, { path, text: before, pointer, name: "another_name" });
    if ("refusal" in answer) {
      refusals.push(answer.refusal);
      continue;
    }
    const known = errorsOf(path, before);
    const errors = errorsOf(path, answer.text).filter((one) => !known.includes(one));
    expect(errors, `${path} ${pointer}`).toEqual([]);
    const [around] = pointer.split(/[^/]*$/);
    expect(renamed(path, `${around}another_name`, pointer.split("/").at(-1)!, answer.text)).toBe(before);
  }
  expect(names.length - refusals.length).toBeGreaterThan(20);
  expect(refusals.filter((one) => !/^schemas\/parts\/.* says "\w+" too/.test(one))).toEqual([]);
});

test("the expression of a condition changes alone", () => {
  const text =
    '{\n  "guard": { "when": { "$stored.a": { "const": 1 } }, "else": [] },\n  "title": "{$stored.a}"\n}\n';
  expect(renamed(AIRTIME, "/guard/when/$stored.a", "$stored.b", text)).toBe(
    text.replace('"$stored.a": {', '"$stored.b": {'),
  );
});

test("what a text names goes with it", () => {
  const text = '{ "title": { "$text": "{who} has {who#/x} and {whole}", "with": { "who": 1, "whole": 2 } } }';
  expect(renamed(AIRTIME, "/title/with/who", "person", text)).toBe(
    text.replaceAll("{who", "{person").replace("{personle}", "{whole}").replace('"who"', '"person"'),
  );
});

test.each([
  ["", "Enter a name."],
  ["network_provider", 'There is a "network_provider" already.'],
  ["two words", "A name begins with a letter and has letters, digits, - and _ only."],
])("the name %j is refused", (name, refusal) => {
  const text = project.read(AIRTIME);
  const pointer = "/steps/0/ask/schema/properties/phone_number";
  expect(rename(project, { path: AIRTIME, text, pointer, name })).toEqual({ refusal });
});
