import { TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";

import { checkScreens } from "#tools/compile-screen/check-screens.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import {
  languagePaths,
  openJson,
  openProject,
  openScreen,
  screenPaths,
} from "#tools/project/project-files.ts";

import { openLanguage } from "./language-file.ts";
import { lintLanguage } from "./lint-language.ts";
import { parseMessage } from "./message.ts";
import { sourcesOf } from "./sources.ts";
import { isVariant } from "./tone.ts";

/** What a customer meets from the sign-in to the receipt of a transfer. */
const JOURNEY = ["login", "airtime", "bank-transfer", "wallet-transfer", "renderer", "engine", "ui/receipt"];

const project = openProject(process.cwd());
const { checked } = checkScreens(screenPaths(project).map((path) => openScreen(project, path)));
const sources = sourcesOf(checked);
const languages = languagePaths(project).map((path) => openLanguage(openJson(project, path)));
const drafts = languages.filter(({ draft }) => draft !== undefined);

test("Hausa, Igbo, Naijá and Yoruba are drafts, which say that nobody has read them", () => {
  expect(drafts.map(({ tag, name }) => [tag, name])).toEqual([
    ["ha", "Hausa"],
    ["ig", "Igbo"],
    ["pcm", "Naijá"],
    ["yo", "Yorùbá"],
  ]);
  for (const { draft } of drafts) expect(draft).toBe("A native speaker has not read it yet.");
});

describe.each(drafts.map((draft) => [draft.tag, draft] as const))("the draft %s", (_, draft) => {
  test("has every text of the journey, and lint finds nothing", () => {
    expect(draft.only).toEqual(expect.arrayContaining(JOURNEY));
    const texts = sources.filter(({ of }) => JOURNEY.includes(of));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(({ text }) => !draft.texts.has(text))).toEqual([]);
    expect(lintLanguage(draft, sources).map(formatProblem)).toEqual([]);
  });

  test("is another language: few of its sentences are the English", () => {
    const sentences = [...draft.texts].filter(([text]) => / .* /.test(text));
    const same = sentences.filter(([text, translation]) => text === translation);
    expect(same.length).toBeLessThan(sentences.length / 5);
  });
});

test.each(languages.filter((one) => !isVariant(one)).map((language) => [language.tag, language] as const))(
  "the forms by number of %s are those of the language",
  (tag, { texts }) => {
    const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    // Millions of French, of which no text of the app speaks.
    const wanted = known.filter((form) => form !== "many").toSorted();
    const forms = [...texts.values()].flatMap((text) => {
      const message = parseMessage(text);
      const elements = "elements" in message ? message.elements : [];
      return elements.flatMap((one) => (one.type === TYPE.plural ? [Object.keys(one.options)] : []));
    });
    expect(forms.length).toBeGreaterThan(0);
    for (const one of forms) expect(one.filter((form) => !form.startsWith("=")).toSorted()).toEqual(wanted);
  },
);
