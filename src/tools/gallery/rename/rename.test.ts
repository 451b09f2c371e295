import { expect, test } from "vitest";

import { recordOf } from "#lib/json/record.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { listOf } from "#tools/compile-screen/read/fields.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintProject } from "#tools/lint/lint-project.ts";
import { walkScreen } from "#tools/meta-schema/walk.ts";
import { openProject, openScreen, screenPaths, withTexts } from "#tools/project/project-files.ts";

import { keyedByName } from "./keyed-by-name.ts";
import { nameAt } from "./kind-of-name.ts";
import { rename } from "./rename.ts";

const project = openProject(".");
const AIRTIME = "schemas/screens/payments/airtime.json";

function renameAll(path: string, pointer: string, name: string, text = project.read(path)) {
  const answer = rename(project, { path, files: { [path]: text }, pointer, name });
  if ("refusal" in answer) throw new Error(answer.refusal);
  return answer.files;
}

const renamed = (...given: Parameters<typeof renameAll>) => renameAll(...given)[given[0]]!;

function errorsOf(path: string, text: string) {
  const { problems } = checkScreen(openScreen(withTexts(project, new Map([[path, text]])), path));
  return problems.map(({ message }) => message);
}

/** Pointers of what has a name in a screen: fields, sources, steps, outputs, challenges, and values beside texts. */
function namesOf({ screen, parts }: ReturnType<typeof checkScreen>): string[] {
  const fields = parts.asks.flatMap(({ pointer, ask }) =>
    Object.keys(recordOf(recordOf(ask.schema).properties)).map(
      (name) => `${pointer}/schema/properties/${name}`,
    ),
  );
  const others = walkScreen(screen).flatMap(({ at, value, declares, keysDeclare }) => [
    ...(declares === undefined ? [] : [at.pointer]),
    ...(keysDeclare === undefined ? [] : Object.keys(recordOf(value)).map((name) => `${at.pointer}/${name}`)),
  ]);
  return [...fields, ...others];
}

test("each name of each screen becomes another one with all that says it, and back", () => {
  const kinds = new Map<string | undefined, number>();
  const refusals: string[] = [];
  for (const path of screenPaths(project)) {
    const before = project.read(path);
    const checked = checkScreen(openScreen(project, path));
    const known = new Set(checked.problems.map(({ message }) => message));
    for (const pointer of namesOf(checked)) {
      const { kind, old, isKey } = nameAt(checked, pointer)!;
      const answer = rename(project, { path, files: { [path]: before }, pointer, name: "another_name" });
      if ("refusal" in answer) {
        refusals.push(answer.refusal);
        continue;
      }
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const text = answer.files[path]!;
      const errors = errorsOf(path, text).filter((one) => !known.has(one));
      expect(errors, `${path} ${pointer}`).toEqual([]);
      const now = isKey ? pointer.replace(/[^/]*$/, "another_name") : pointer;
      const back = renamed(path, now, old, text);
      // What the provider says by our names is written out by name, and stays so: the second time nothing else changes.
      const isKept = keyedByName(checked, old, old).length === 0;
      expect(isKept ? back : renamed(path, pointer, "another_name", back)).toBe(isKept ? before : text);
    }
  }
  expect(new Set(kinds.keys())).toEqual(new Set(["field", "output", "source", "step"]));
  for (const count of kinds.values()) expect(count).toBeGreaterThan(10);
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

test("a challenge has its name in all calls that have it, and in its steps", () => {
  const text =
    '{ "steps": [{ "challenges": { "otp": {} } }, { "challenge": "otp", "challenges": { "otp": {} } }] }';
  expect(renamed(AIRTIME, "/steps/0/challenges/otp", "code", text)).toBe(text.replaceAll("otp", "code"));
});

test("who goes back to a step by its name goes back to it by the other one; a name of another step is taken", () => {
  const text =
    '{ "steps": [{ "name": "quote" }, { "name": "pay", "on": { "failed": [{ "back": "quote" }] } }] }';
  expect(renamed(AIRTIME, "/steps/0/name", "price", text)).toBe(text.replaceAll("quote", "price"));
  const answer = rename(project, {
    path: AIRTIME,
    files: { [AIRTIME]: text },
    pointer: "/steps/0/name",
    name: "pay",
  });
  expect(answer).toEqual({ refusal: 'There is a "pay" already.' });
});

test.each([
  ["", "Enter a name."],
  ["network_provider", 'There is a "network_provider" already.'],
  ["two words", "A name begins with a letter and has letters, digits, - and _ only."],
])("the name %j is refused", (name, refusal) => {
  const text = project.read(AIRTIME);
  const pointer = "/steps/0/ask/schema/properties/phone_number";
  expect(rename(project, { path: AIRTIME, files: { [AIRTIME]: text }, pointer, name })).toEqual({ refusal });
});

const USSD = "schemas/screens/payments/soft-ussd.json";
const lint = (given: typeof project) => lintProject(given).problems.map(formatProblem);
const LOAN = "schemas/screens/loans/apply-for-loan.json";

test("the name of a step, and of what it gives, changes in its translations too, and lint finds nothing new", () => {
  const index = recordOf(JSON.parse(project.read(LOAN))).steps as readonly { readonly name?: string }[];
  const step = `/steps/${index.findIndex(({ name }) => name === "book")}`;
  for (const [pointer, before, after] of [
    [`${step}/name`, "$steps.book.outputs.loan", "$steps.order.outputs.loan"],
    [`${step}/outputs/loan`, "$steps.book.outputs.loan", "$steps.book.outputs.order"],
  ] as const) {
    const files = renameAll(LOAN, pointer, "order");
    expect(Object.keys(files)).toEqual([LOAN, "schemas/languages/fr.json"]);
    for (const [path, text] of Object.entries(files)) {
      expect(text).not.toMatch(new RegExp(String.raw`${before.replaceAll("$", String.raw`\$`)}(?!\w)`));
      expect(text).toContain(after);
      expect(text.length - project.read(path).length).toBeLessThan(100);
    }
    expect(lint(withTexts(project, new Map(Object.entries(files))))).toEqual(lint(project));
  }
});

test("the provider's errors of fields are still those of the fields that had these names, and lint finds nothing new", () => {
  const files = renameAll(USSD, "/steps/0/ask/schema/properties/phone", "payer");
  const steps = listOf(recordOf(JSON.parse(files[USSD]!)).steps).map(recordOf);
  expect(steps.map(({ fieldErrors }) => fieldErrors).filter(Boolean)).toEqual([
    {
      amount: "$response.body#/errors/amount",
      payer: "$response.body#/errors/phone",
      account_number: "$response.body#/errors/account_number",
    },
  ]);
  expect(lint(withTexts(project, new Map(Object.entries(files))))).toEqual(lint(project));
});

test("a translation that another screen needs stays, and the new one comes beside it; one for a place moves with it", () => {
  const english = "Ask the owner of {$inputs.phone} to approve the request on their phone.";
  const [other, fr] = ["schemas/screens/payments/airtime.json", "schemas/languages/fr.json"];
  const phone = "/steps/0/ask/schema/properties/phone";
  const place = `${phone}/title`;
  const at = { "soft-ussd": { [place]: "Numéro" } };
  const language = JSON.stringify({ ...recordOf(JSON.parse(project.read(fr))), at });
  const shared = project.read(other).replace('"Airtime Subscription"', JSON.stringify(english));
  const texts = new Map([
    [other, shared],
    [fr, language],
  ]);
  const answer = rename(withTexts(project, texts), {
    path: USSD,
    files: {},
    pointer: phone,
    name: "payer",
  });
  const { texts: now, at: places } = JSON.parse((answer as { files: Record<string, string> }).files[fr]!);
  expect(now[english]).toContain("{$inputs.phone}");
  expect(now[english.replace("phone}", "payer}")]).toContain("{$inputs.payer}");
  expect(places).toEqual({ "soft-ussd": { [place.replace("/phone/", "/payer/")]: "Numéro" } });
});
