import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";

import { openLanguage } from "./language-file.ts";
import { lintLanguage, type Source } from "./lint-language.ts";

const FOLDER = join(import.meta.dirname, "fixtures");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

const ofScreen = (pointer: string, text: string): Source => ({
  of: "airtime",
  kind: "screen",
  pointer,
  text,
});
const sources: readonly Source[] = [
  ofScreen("/title", "Airtime"),
  ofScreen("/menu/label", "Buy Airtime"),
  ofScreen("/steps/0/ask/submit", "Continue"),
  ofScreen("/steps/1/ask/cancel", "Cancel"),
  ofScreen("/steps/1/review/0/label", "Amount"),
  ofScreen("/steps/1/review/1/label", "Network"),
  ofScreen("/steps/1/review/2/label", "Total"),
  ofScreen("/intro", "Hello {$user.first_name}"),
  ofScreen("/steps/1/review/0/value/$text", "{amount} to {name}"),
  ofScreen("/steps/1/review/3/value/$text", "Due in {days} days"),
];

const told = (name: string, text = read(name)) =>
  lintLanguage(openLanguage({ path: `schemas/languages/${name}`, text }), sources)
    .map((problem) => `${formatProblem(problem)}\n`)
    .join("");

describe("a broken catalogue", () => {
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith(".json")))(
    "%s gets its problems, with their places and the nearest words",
    (name) => {
      expect(told(name)).toBe(read(name.replace(/\.json$/, ".txt")));
    },
  );
});

test("a word of the app has a translation by folder and key", () => {
  const word: Source = { of: "ui", kind: "app", pointer: "/left", text: "{count} left" };
  const lint = (at: object) =>
    lintLanguage(
      openLanguage({ path: "fr.json", text: JSON.stringify({ name: "F", texts: {}, at: { ui: at } }) }),
      [word],
    ).map(formatProblem);
  expect(lint({ "/left": "reste {count}" })).toEqual([]);
  expect(lint({ "/left": "reste {cont}" })[0]).toContain('did you mean "count"?');
  expect(lint({ "/lft": "reste" }).join("\n")).toMatch(/"ui" has no text at \/lft, did you mean "\/left"\?/);
});

test("what is translated by pointer does not lack", () => {
  const texts = Object.fromEntries(sources.slice(1).map(({ text }) => [text, text.replace("Due", "Du")]));
  expect(told("fr.json", JSON.stringify({ name: "F", texts, at: { airtime: { "/title": "Crédit" } } }))).toBe(
    "",
  );
});
