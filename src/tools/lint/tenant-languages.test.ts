import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { openLanguage } from "#tools/languages/language-file.ts";
import type { Source } from "#tools/languages/lint-language.ts";
import { spokenIn } from "#tools/languages/spoken.ts";

import { lintTenant } from "./lint-project.ts";

const sources: readonly Source[] = [
  { of: "water", kind: "screen", pointer: "/title", text: "Water" },
  { of: "water", kind: "screen", pointer: "/steps/0/ask/submit", text: "Continue" },
  { of: "ui", kind: "app", pointer: "/next", text: "Continue" },
  { of: "ui", kind: "app", pointer: "/back", text: "Back" },
];

const language = (tag: string, value: object) =>
  openLanguage({ path: `schemas/languages/${tag}.json`, text: JSON.stringify(value) });
const spoken = spokenIn(
  [
    language("fr", { name: "Français", texts: {} }),
    language("ha", {
      name: "Hausa",
      draft: "A native speaker has not read it yet.",
      texts: { Continue: "Ci gaba", Gone: "Ya tafi" },
      at: { water: { "/title": "Ruwa" } },
    }),
  ],
  sources,
);

/** What lint tells about the languages of a bank, which stand in the third line of its file. */
const told = (languages: readonly string[]) => {
  const text = `{\n  "languages":\n    ${JSON.stringify(languages)}\n}`;
  return lintTenant({ path: "tenants/demo.json", text }, [], spoken)
    .map(formatProblem)
    .filter((line) => line.includes("/languages"));
};
const AT = "tenants/demo.json:3:";

test("a language that exists is right", () => {
  expect(told(["en", "fr"])).toEqual([]);
});

test("a language that does not exist is an error, with the nearest", () => {
  expect(told(["en", "fre"])).toEqual([
    `${AT}11  /languages/1  there is no language "fre", expected en, fr, ha, or a file schemas/languages/fre.json, did you mean "fr"?`,
  ]);
});

test("a language that stands there twice is an error at the second place", () => {
  expect(told(["en", "fr", "en"])).toEqual([
    `${AT}16  /languages/2  is "en" again; expected a list with each value once.`,
  ]);
});

test("a draft is a warning that tells what it still needs", () => {
  expect(told(["ha"])).toEqual([
    `${AT}6  /languages/0  warning: Hausa is a draft, and customers would read it: "A native speaker has not read it yet."; 1 of 3 texts stay English`,
  ]);
});

test("a language of tests is a warning", () => {
  expect(told(["en-XA", "ar-XB"])).toEqual([
    `${AT}6  /languages/0  warning: "en-XA" is for tests: customers cannot read it`,
    `${AT}14  /languages/1  warning: "ar-XB" is for tests: customers cannot read it`,
  ]);
});

test("the languages of the defaults are told in the defaults alone", () => {
  const text = '{ "brand": { "name": "Acme" } }';
  const problems = lintTenant({ path: "tenants/demo.json", text }, [], []);
  expect(problems.filter(({ pointer }) => pointer.startsWith("/languages"))).toEqual([]);
});

test("a tone that no language of the bank has is a warning", () => {
  const tell = (value: object, known = spoken) =>
    lintTenant({ path: "tenants/demo.json", text: JSON.stringify(value) }, [], known)
      .map(formatProblem)
      .filter((line) => line.includes("/tone"));
  expect(tell({ tone: "friendly", languages: ["fr"] })).toEqual([
    'tenants/demo.json:1:2  /tone  warning: no language of the bank has texts in the tone "friendly", expected a file schemas/languages/fr-x-friendly.json',
  ]);
  const friendly = spokenIn([language("fr-x-friendly", { name: "F", texts: {} })], sources);
  expect(tell({ tone: "friendly", languages: ["fr"] }, [...spoken, ...friendly])).toEqual([]);
  expect(tell({ tone: "formal" })).toEqual([]);
});
