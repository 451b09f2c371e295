import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";

import { openLanguage } from "./language-file.ts";
import { lintLanguage, type Source } from "./lint-language.ts";
import { withBase } from "./tone.ts";

const sources: readonly Source[] = [
  { of: "ui", kind: "app", pointer: "/wait", text: "Please wait" },
  { of: "ui", kind: "app", pointer: "/hello", text: "Welcome, {name}" },
];
const open = (tag: string, value: object) =>
  openLanguage({
    path: `schemas/languages/${tag}.json`,
    text: JSON.stringify({ name: tag, texts: {}, ...value }),
  });
const told = (tag: string, texts: object) =>
  lintLanguage(open(tag, { texts }), sources).map(formatProblem).join("\n");

test("a variant has only the texts that differ, and all of them are checked", () => {
  expect(told("en-x-friendly", { "Please wait": "One moment" })).toBe("");
  expect(told("en-x-friendly", { "Welcome, {name}": "Hi, {nme}" })).toContain('did you mean "name"?');
  expect(told("en-x-friendly", { "Please wat": "One moment" })).toContain(
    "no customer reads this English text",
  );
  expect(told("en", { "Please wait": "One moment" })).toContain("there is no translation of");
});

test("a tone that no tenant can choose is an error, with the nearest", () => {
  expect(told("en-x-frendly", {})).toMatch(
    /no tone: "frendly", expected formal or friendly, did you mean "friendly"\?/,
  );
});

test("a variant of another language has all texts of that language", () => {
  const french = open("fr", {
    texts: { "Please wait": "Veuillez patienter", "Welcome, {name}": "Bienvenue, {name}" },
    at: { ui: { "/wait": "Patientez" } },
  });
  const friendly = open("fr-x-friendly", { texts: { "Welcome, {name}": "Salut, {name}" } });
  const { texts, at } = withBase(friendly, [french, friendly]);
  expect(Object.fromEntries(texts)).toEqual({
    "Please wait": "Veuillez patienter",
    "Welcome, {name}": "Salut, {name}",
  });
  expect(at.get("ui")?.get("/wait")).toBe("Patientez");
  expect(withBase(french, [french, friendly])).toBe(french);
});
