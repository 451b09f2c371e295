import { checkScreens, type CheckedFile } from "#tools/compile-screen/check-screens.ts";
import type { ScreenFile } from "#tools/compile-screen/screen-file.ts";
import { READABLE, runChecks } from "#tools/compile-screen/context.ts";
import { type JsonFile, parseJsonFile } from "#tools/compile-screen/json-file.ts";
import type { Parts } from "#tools/compile-screen/parts.ts";
import type { Problem } from "#definition/problem.ts";
import { ofScreen, sortProblems } from "#tools/compile-screen/problem.ts";
import { DEFAULTS } from "#tools/compile-screen/settings.ts";

import { openLanguage } from "#tools/languages/language-file.ts";
import { lintLanguage } from "#tools/languages/lint-language.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { type Spoken, spokenIn } from "#tools/languages/spoken.ts";
import {
  languagePaths,
  openJson,
  partPaths,
  type Project,
  screenPaths,
  tenantPaths,
} from "#tools/project/project-files.ts";
import { neededScreens, neededTenants } from "./needed-files.ts";
import { type Offer, offersOf, refusedAmounts } from "./quick-amounts.ts";
import { servingIn, unknownBillers } from "./tenant-billers.ts";
import { screenChecks } from "./screen-checks.ts";
import { adviseTenant } from "./tenant-advice.ts";
import { openTenant, type TenantFile } from "./tenant-file.ts";
import { wrongPictures } from "./tenant-pictures.ts";
import { lintTenantLanguages } from "./tenant-languages.ts";

export type Linted = {
  readonly files: number;
  readonly problems: readonly Problem[];
  /** All screens; of a request for some screens, those that it needs. */
  readonly screens: readonly LintedScreen[];
};

/** A screen with all of its problems, including those in its parts. */
export type LintedScreen = CheckedFile & {
  /** Whether the build would refuse it. */
  readonly isRefused: boolean;
};

/**
 * All problems of a project's screens, parts and tenants, in the order of the files. One file may be wrong because of
 * another. `only` names the files whose problems are wanted, with those that they cause elsewhere; empty means all.
 */
export function lintProject(project: Project, only: readonly string[] = []): Linted {
  const screens = lintNeeded(project, only);
  const sources = sourcesOf(screens.linted);
  const catalogues = languagePaths(project).map((path) => openLanguage(openJson(project, path)));
  const languages = aboutLanguages(only) ? catalogues.flatMap((one) => lintLanguage(one, sources)) : [];
  const spoken = spokenIn(catalogues, sources);
  const serving = servingIn(screens.linted);
  const isWhole = screens.linted.length === screenPaths(project).length;
  const decide = screens.offers.length + serving.length > 0;
  const ofBillers = (tenant: TenantFile) => unknownBillers(tenant, serving, isWhole);
  const tenants = neededTenants(project, only, decide).flatMap((path) =>
    lintTenant(openJson(project, path), screens.offers, spoken, ofBillers),
  );
  // Nothing else reads a part that no screen uses yet.
  const parts = partPaths(project).flatMap((path) => parseJsonFile(openJson(project, path)).problems);
  const all = sortProblems([...parts, ...screens.problems, ...languages, ...tenants]);
  if (only.length === 0)
    return { files: lintedPaths(project).length, problems: all, screens: screens.linted };
  const concerned = concernedBy(only, project, screens.linted);
  const problems = all
    .filter(({ file, screens: of = [] }) => [file, ...of].some((path) => concerned.has(path)))
    .map((problem) => namedFirst(problem, only));
  const files = new Set([...only, ...problems.map(({ file }) => file)]).size;
  return { files, problems, screens: screens.linted };
}

/** What is wrong in a catalogue is told of the catalogue alone, and to look for it takes seconds. */
function aboutLanguages(only: readonly string[]): boolean {
  return only.length === 0 || only.includes(DEFAULTS) || languagePaths({ paths: only }).length > 0;
}

/** A mistake in a part is told with all screens that have it, so then all are checked. */
function lintNeeded(project: Project, only: readonly string[]): ReturnType<typeof lintScreens> {
  const needed = neededScreens(project, only);
  const linted = lintScreens(needed);
  const own = new Set(needed.map(({ path }) => path));
  return linted.problems.every(({ file }) => own.has(file))
    ? linted
    : lintScreens(neededScreens(project, []));
}

/** The files, and the files that depend on them: the screens of a part, everything for the defaults. */
function concernedBy(
  only: readonly string[],
  project: Project,
  screens: readonly LintedScreen[],
): Set<string> {
  if (only.includes(DEFAULTS)) return new Set(lintedPaths(project));
  const users = screens.filter(({ dependencies }) => dependencies.some((path) => only.includes(path)));
  return new Set([...only, ...users.map(({ path }) => path)]);
}

/** Puts the requested screens first in a problem's list of screens, because a message names only the first few. */
function namedFirst(problem: Problem, only: readonly string[]): Problem {
  const { screens } = problem;
  if (!screens) return problem;
  const asked = screens.filter((path) => only.includes(path));
  return { ...problem, screens: [...new Set([...asked, ...screens])] };
}

/** Problems of screens, each by itself and all together; and the quick amounts of the valid ones. */
export function lintScreens(files: readonly ScreenFile[]): {
  readonly problems: readonly Problem[];
  readonly offers: readonly Offer[];
  readonly linted: readonly LintedScreen[];
} {
  const { checked, screens } = checkScreens(files);
  const linted = checked.map((one) => ({
    ...one,
    isRefused: one.problems.length > 0,
    problems: sortProblems([...one.problems, ...lintScreen(one)]),
  }));
  const problems = sortProblems(linted.flatMap((one) => one.problems));
  return { problems, offers: offersOf(screens), linted };
}

/**
 * Problems of a tenant's file. `offers` are the amounts that screens take from its settings, `spoken` the languages that exist,
 * `ofBillers` tells what is wrong with the billers that it names.
 */
export function lintTenant(
  file: JsonFile,
  offers: readonly Offer[],
  spoken: readonly Spoken[],
  ofBillers: (tenant: TenantFile) => readonly Problem[] = () => [],
): Problem[] {
  const tenant = openTenant(file);
  return sortProblems([
    ...tenant.problems,
    ...(tenant.problems.length > 0 ? [] : adviseTenant(tenant)),
    ...wrongPictures(tenant),
    ...refusedAmounts(tenant, offers),
    ...lintTenantLanguages(tenant, spoken),
    ...ofBillers(tenant),
  ]);
}

/** Every file that can be linted. */
export function lintedPaths(project: Project): string[] {
  return [...screenPaths(project), ...partPaths(project), ...languagePaths(project), ...tenantPaths(project)];
}

/** Unchanged screens are checked once (`checkScreen`), so they are linted once too. */
const known = new WeakMap<Parts, readonly Problem[]>();

function lintScreen(checked: CheckedFile): readonly Problem[] {
  const problems = known.get(checked.parts) ?? findProblems(checked);
  known.set(checked.parts, problems);
  return problems;
}

/** What nobody can read yet cannot be published either, and what it lacks may only follow from that. */
function findProblems({ path, screen, parts, places, settings, problems }: CheckedFile): Problem[] {
  if (problems.some(({ rule }) => rule === "json" || READABLE.includes(rule))) return [];
  const context = { value: screen, screen, parts, settings };
  return ofScreen(path, runChecks(screenChecks, context, places, problems));
}
