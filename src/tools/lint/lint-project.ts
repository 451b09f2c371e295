import { checkScreens, type CheckedFile } from "#tools/compile-screen/check-screens.ts";
import type { ScreenFile } from "#tools/compile-screen/screen-file.ts";
import { locateFinding } from "#tools/compile-screen/context.ts";
import { type JsonFile, parseJsonFile } from "#tools/compile-screen/json-file.ts";
import type { Parts } from "#tools/compile-screen/parts.ts";
import type { Problem } from "#definition/problem.ts";
import { ofScreen, sortProblems } from "#tools/compile-screen/problem.ts";
import { DEFAULTS } from "#tools/compile-screen/settings.ts";

import {
  openJson,
  openScreen,
  partPaths,
  type Project,
  screenPaths,
  tenantPaths,
} from "#tools/project/project-files.ts";
import { type Offer, offersOf, refusedAmounts } from "./quick-amounts.ts";
import { screenChecks } from "./screen-checks.ts";
import { adviseTenant } from "./tenant-advice.ts";
import { openTenant } from "./tenant-file.ts";

export type Linted = {
  readonly files: number;
  readonly problems: readonly Problem[];
  /** All of them, whichever are wanted. */
  readonly screens: readonly LintedScreen[];
};

/** A screen with everything that is wrong with it, in its parts too. */
export type LintedScreen = CheckedFile & {
  /** The build would not take it. */
  readonly isRefused: boolean;
};

/**
 * Everything that is wrong with the screens, parts and tenants of a project, in the order of a reader. All files are read,
 * because a file can be wrong for what another says; `only` are the paths whose problems are wanted and those that they cause
 * elsewhere, all where it is empty.
 */
export function lintProject(project: Project, only: readonly string[] = []): Linted {
  const screens = lintScreens(screenPaths(project).map((path) => openScreen(project, path)));
  const tenants = tenantPaths(project).flatMap((path) => lintTenant(openJson(project, path), screens.offers));
  // A part that no screen has yet is read by nobody else.
  const parts = partPaths(project).flatMap((path) => parseJsonFile(openJson(project, path)).problems);
  const all = sortProblems([...parts, ...screens.problems, ...tenants]);
  if (only.length === 0)
    return { files: lintedPaths(project).length, problems: all, screens: screens.linted };
  const concerned = concernedBy(only, project, screens.linted);
  const problems = all
    .filter(({ file, screens: of = [] }) => [file, ...of].some((path) => concerned.has(path)))
    .map((problem) => namedFirst(problem, only));
  const files = new Set([...only, ...problems.map(({ file }) => file)]).size;
  return { files, problems, screens: screens.linted };
}

/** Files, and those that take something from them: from a part its screens, from the defaults all. */
function concernedBy(
  only: readonly string[],
  project: Project,
  screens: readonly LintedScreen[],
): Set<string> {
  if (only.includes(DEFAULTS)) return new Set(lintedPaths(project));
  const users = screens.filter(({ dependencies }) => dependencies.some((path) => only.includes(path)));
  return new Set([...only, ...users.map(({ path }) => path)]);
}

/** Of the screens that a problem comes from those that were asked about stand first: of many only the first are told. */
function namedFirst(problem: Problem, only: readonly string[]): Problem {
  const { screens } = problem;
  if (!screens) return problem;
  const asked = screens.filter((path) => only.includes(path));
  return { ...problem, screens: [...new Set([...asked, ...screens])] };
}

/** What is wrong with screens, each for itself and all together; and the amounts that the good ones offer. */
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

/** What is wrong with a tenant's file. `offers` are the amounts that screens take from its settings. */
export function lintTenant(file: JsonFile, offers: readonly Offer[]): Problem[] {
  const tenant = openTenant(file);
  return sortProblems([
    ...tenant.problems,
    ...(tenant.problems.length > 0 ? [] : adviseTenant(tenant)),
    ...refusedAmounts(tenant, offers),
  ]);
}

/** Every file that can be linted. */
export function lintedPaths(project: Project): string[] {
  return [...screenPaths(project), ...partPaths(project), ...tenantPaths(project)];
}

/** Screens that did not change are checked once (`checkScreen`), and so are they linted. */
const known = new WeakMap<Parts, readonly Problem[]>();

function lintScreen(checked: CheckedFile): readonly Problem[] {
  const problems = known.get(checked.parts) ?? findProblems(checked);
  known.set(checked.parts, problems);
  return problems;
}

function findProblems({ path, screen, parts, places, settings }: CheckedFile): Problem[] {
  if (places.size === 0) return [];
  const context = { value: screen, screen, parts, settings };
  const problems = screenChecks.flatMap(({ rule, check }) =>
    [...check(context)].map((finding) => locateFinding(rule, finding, places)),
  );
  return ofScreen(path, problems);
}
