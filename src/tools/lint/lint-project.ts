import { checkScreens, type CheckedFile } from "#tools/compile-screen/check-screens.ts";
import type { ScreenFile } from "#tools/compile-screen/read/screen-file.ts";
import type { JsonFile } from "#tools/compile-screen/read/json-file.ts";
import { readLocated } from "#tools/compile-screen/read/located.ts";
import type { Problem } from "#definition/problem.ts";
import { sortProblems } from "#tools/compile-screen/read/problem.ts";
import { DEFAULTS } from "#tools/compile-screen/read/settings.ts";

import { openLanguage } from "#tools/languages/language-file.ts";
import { lintLanguage, type Source } from "#tools/languages/lint-language.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { type Spoken, spokenIn } from "#tools/languages/spoken.ts";
import {
  languagePaths,
  openJson,
  partPaths,
  type Project,
  readOnce,
  screenPaths,
  tenantPaths,
} from "#tools/project/project-files.ts";
import { neededScreens, neededTenants } from "./needed-files.ts";
import { type Offer, offersOf, refusedAmounts } from "./quick-amounts.ts";
import { type Serving, servingIn, tellUnknownBillers } from "./tenant-billers.ts";
import { brokenLinks, type Link, linksOf } from "./links.ts";
import { lintScreen } from "./lint-screen.ts";
import { wrongSchemaPath } from "./schema-paths.ts";
import { adviseTenant } from "./tenant-advice.ts";
import { lintCountry } from "./tenant-country.ts";
import { openTenant, type TenantFile } from "./tenant-file.ts";
import { wrongPictures } from "./tenant-pictures.ts";
import { lintTenantLanguages } from "./tenant-languages.ts";

/** All problems, and in how many files they were looked for. */
export type Judged = { readonly files: number; readonly problems: readonly Problem[] };

export type Linted = Judged & {
  /** All screens; of a request for some screens, those that it needs. */
  readonly screens: readonly LintedScreen[];
};

/** A screen with all of its problems, including those in its parts. */
export type LintedScreen = CheckedFile & {
  /** Whether the build would refuse it. */
  readonly isRefused: boolean;
};

/** Screens that were linted, with what other files need to know of them. */
export type ScreensLinted = {
  readonly files: readonly { readonly path: string; readonly dependencies: readonly string[] }[];
  readonly problems: readonly Problem[];
  readonly offers: readonly Offer[];
  readonly serving: readonly Serving[];
  readonly links: readonly Link[];
  /** Every English text; looked for only when asked. */
  readonly sources: () => readonly Source[];
};

/**
 * All problems of a project's screens, parts and tenants, in the order of the files. One file may be wrong because of
 * another. `only` names the files whose problems are wanted, with those that they cause elsewhere; empty means all.
 */
export function lintProject(given: Project, only: readonly string[] = []): Linted {
  const project = readOnce(given);
  const { linted, problems, offers } = lintNeeded(project, only);
  const judged = judge(project, only, {
    files: linted,
    problems,
    offers,
    serving: servingIn(linted),
    links: linted.flatMap(linksOf),
    sources: () => sourcesOf(linted),
  });
  return { ...judged, screens: linted };
}

/** All problems of a project whose screens were linted. */
export function judge(project: Project, only: readonly string[], screens: ScreensLinted): Judged {
  const { offers, serving } = screens;
  const isWhole = screens.files.length === screenPaths(project).length;
  const needed = neededTenants(project, only, offers.length + serving.length > 0);
  const speaks = aboutLanguages(only);
  // What is wrong with the languages of a tenant is told of the tenant alone.
  const isAsked = speaks || tenantPaths({ paths: only }).length > 0;
  const sources = isAsked ? screens.sources() : [];
  const catalogues = isAsked
    ? languagePaths(project).map((path) => openLanguage(openJson(project, path)))
    : [];
  const languages = speaks ? catalogues.flatMap((one) => lintLanguage(one, sources)) : [];
  const spoken = spokenIn(catalogues, sources);
  const tenants = lintTenants(project, needed, { offers, serving, spoken, isWhole });
  // Nothing else reads a part that no screen uses yet.
  const parts = partPaths(project).flatMap((path) => readLocated(openJson(project, path)).problems);
  const named = only.length === 0 ? lintedPaths(project) : only;
  const editors = named.flatMap((path) => wrongSchemaPath(openJson(project, path)));
  const links = brokenLinks(screens.links, project);
  const all = sortProblems([...parts, ...screens.problems, ...links, ...languages, ...tenants, ...editors]);
  if (only.length === 0) return { files: lintedPaths(project).length, problems: all };
  const concerned = concernedBy(only, project, screens.files);
  const problems = all
    .filter(({ file, screens: of = [] }) => [file, ...of].some((path) => concerned.has(path)))
    .map((problem) => namedFirst(problem, only));
  return { files: new Set([...only, ...problems.map(({ file }) => file)]).size, problems };
}

/** What tenant files may be wrong because of. */
export type AroundTenants = Pick<ScreensLinted, "offers" | "serving"> & {
  readonly spoken: readonly Spoken[];
  /** Whether these are all screens of the project. */
  readonly isWhole: boolean;
};

/** Problems of tenant files. */
export function lintTenants(
  project: Pick<Project, "read">,
  paths: readonly string[],
  { offers, serving, spoken, isWhole }: AroundTenants,
): Problem[] {
  const ofBillers = (tenant: TenantFile) => tellUnknownBillers(tenant, serving, isWhole);
  return paths.flatMap((path) => lintTenant(openJson(project, path), offers, spoken, ofBillers));
}

/** What is wrong in a catalogue is told of the catalogue alone, and to look for it takes seconds. */
function aboutLanguages(only: readonly string[]): boolean {
  return only.length === 0 || only.includes(DEFAULTS) || languagePaths({ paths: only }).length > 0;
}

/** Of screens they need what screens say, not what is wrong with them. */
function areTenants(only: readonly string[]): boolean {
  return only.length > 0 && !only.includes(DEFAULTS) && tenantPaths({ paths: only }).length === only.length;
}

/** A mistake in a part is told with all screens that have it, so then all are checked. */
function lintNeeded(project: Project, only: readonly string[]): ReturnType<typeof lintScreens> {
  const needed = neededScreens(project, only);
  if (areTenants(only)) return lintScreens(needed, () => []);
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
  screens: ScreensLinted["files"],
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
export function lintScreens(
  files: readonly ScreenFile[],
  judgeOne: typeof lintScreen = lintScreen,
): {
  readonly problems: readonly Problem[];
  readonly offers: readonly Offer[];
  readonly linted: readonly LintedScreen[];
} {
  const { checked, screens } = checkScreens(files);
  const linted = checked.map((one) => ({
    ...one,
    isRefused: one.problems.length > 0,
    problems: sortProblems([...one.problems, ...judgeOne(one)]),
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
    ...(tenant.problems.length > 0 ? [] : [...adviseTenant(tenant), ...lintCountry(tenant)]),
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
