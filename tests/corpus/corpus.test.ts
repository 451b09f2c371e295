import { basename } from "node:path";

import { describe, expect, test } from "vitest";

import type { Problem } from "#definition/problem.ts";
import type { ScreenFile } from "#tools/compile-screen/read/screen-file.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { openLanguage } from "#tools/languages/language-file.ts";
import { lintLanguage } from "#tools/languages/lint-language.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { spokenIn } from "#tools/languages/spoken.ts";
import { brokenLinks, linksOf } from "#tools/lint/links.ts";
import { lintScreens, lintTenant } from "#tools/lint/lint-project.ts";
import {
  languagePaths,
  openJson,
  openProject,
  openScreen,
  partPaths,
  screenPaths,
  tenantPaths,
} from "#tools/project/project-files.ts";

import { languageMistakes, partMistakes, screenMistakes, tenantMistakes } from "./corpus.ts";
import type { Mistake } from "./mistake.ts";

const SEED = 20261121;
/** Messages for nine of ten mistakes name the intended word. */
const SUGGESTED = 0.9;
/** Nearly every mistake causes one message. */
const ONCE = 0.98;

const project = openProject(process.cwd());
const screens = screenPaths(project).map((path) => openScreen(project, path));
const tenants = tenantPaths(project).map((path) => openJson(project, path));
const { offers, linted: checked } = lintScreens(screens);
const catalogues = languagePaths(project).map((path) => openJson(project, path));
const sources = sourcesOf(checked);
const spoken = spokenIn(catalogues.map(openLanguage), sources);

const inScreens = screenMistakes(screens, SEED);
const inTenants = tenantMistakes(
  tenants.filter(({ path }) => !path.endsWith("/default.json")),
  SEED,
);

const inLanguages = languageMistakes(catalogues, SEED);

/** Each part with a screen that uses it, so that lint finds the part's mistakes. Parts of scenarios are data. */
const users = new Map(
  partPaths(project).flatMap((path) => {
    const user = screens.find(({ text }) => text.includes(`/parts/${basename(path)}"`));
    return user && !path.includes("/reply-") ? [[path, user] as const] : [];
  }),
);
const inParts = partMistakes(
  [...users.keys()].map((path) => openJson(project, path)),
  SEED,
);

/** What is stale or lacks in a catalogue is a warning, because its author is seldom who translates it. */
const WARNED = /^a misspelt English text$|^a text without a translation$/;

/** Lints the changed file alone. Only a duplicate id or path needs the other files too. */
function lintMistake({ kind, path, text }: Mistake): readonly Problem[] {
  if (path.startsWith("tenants/")) return lintTenant({ path, text }, offers, spoken);
  if (path.startsWith("schemas/languages/")) return lintLanguage(openLanguage({ path, text }), sources);
  const user = users.get(path);
  if (user) {
    const read = (name: string) => (name === path ? text : user.read(name));
    return lintAll([{ ...user, read }]);
  }
  const needsOthers = kind.endsWith(" that is taken");
  const files = screens.filter((screen) => screen.path === path || needsOthers);
  return lintAll(files.map((screen) => (screen.path === path ? { ...screen, text } : screen)));
}

function lintAll(files: readonly ScreenFile[]): readonly Problem[] {
  const { problems, linted } = lintScreens(files);
  return [...problems, ...brokenLinks(linted.flatMap(linksOf), project)];
}

const judged = [...inScreens, ...inParts, ...inTenants, ...inLanguages].map((mistake) => {
  const problems = lintMistake(mistake).filter(
    ({ level }) => level !== "warning" || WARNED.test(mistake.kind),
  );
  const told = problems.map(formatProblem);
  const inPlace = problems.filter(({ file, line }) => file === mistake.path && line === mistake.line);
  return { mistake, told, inPlace: inPlace.map(formatProblem) };
});

type Result = (typeof judged)[number];
const say = ({ mistake: { kind, path, line, change, says }, told }: Result) =>
  `${kind}: ${path}:${line}: ${change}\n  wanted: ${says}\n${told.map((one) => `  told: ${one}`).join("\n")}`;
const isSuggested = ({ mistake, inPlace }: Result) => inPlace.some((line) => line.includes(mistake.says));

describe("mistakes in real screens, tenants and languages", () => {
  test("are at least 300, of every kind", () => {
    expect(judged.length).toBeGreaterThanOrEqual(300);
    for (const some of [inScreens, inParts, inTenants, inLanguages]) expect(some.length).toBeGreaterThan(20);
  });

  test("are all reported in the right file and line", () => {
    expect(judged.filter(({ inPlace }) => inPlace.length === 0).map(say)).toEqual([]);
  });

  test("are reported once each, whatever follows from them", () => {
    // What two files share is reported in both, because only their authors know which one is wrong.
    // A misspelt English text is stale, and the right one lacks.
    const mine = judged.filter(({ mistake: { kind } }) => !/ that is taken$|English text$/.test(kind));
    const twice = mine.filter(({ told }) => told.length > 1);
    expect(twice.length <= (1 - ONCE) * judged.length ? [] : twice.map(say)).toEqual([]);
  });

  test("are reported with the intended word, nine of ten times", () => {
    const missed = judged.filter((one) => !isSuggested(one));
    expect(missed.length <= (1 - SUGGESTED) * judged.length ? [] : missed.map(say)).toEqual([]);
  });
});
