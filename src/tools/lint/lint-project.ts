import { checkScreens, type CheckedFile } from "#tools/compile-screen/check-screens.ts";
import type { ScreenFile } from "#tools/compile-screen/screen-file.ts";
import { locateFinding } from "#tools/compile-screen/context.ts";
import type { JsonFile } from "#tools/compile-screen/json-file.ts";
import type { Parts } from "#tools/compile-screen/parts.ts";
import type { Problem } from "#definition/problem.ts";
import { sortProblems } from "#tools/compile-screen/problem.ts";

import {
  openJson,
  openScreen,
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
 * Everything that is wrong with the screens and tenants of a project, in the order of a reader. All files are read,
 * because ids, paths and amounts concern several; `only` are the paths whose problems are wanted, all where it is empty.
 */
export function lintProject(project: Project, only: readonly string[] = []): Linted {
  const screens = lintScreens(screenPaths(project).map((path) => openScreen(project, path)));
  const tenants = tenantPaths(project).flatMap((path) => lintTenant(openJson(project, path), screens.offers));
  const paths = lintedPaths(project).filter((path) => only.length === 0 || only.includes(path));
  const all = [...screens.problems, ...tenants];
  // A problem in a part that a screen refers to stands in the part's file.
  const wanted = only.length === 0 ? all : all.filter(({ file }) => only.includes(file));
  return { files: paths.length, problems: sortProblems(wanted), screens: screens.linted };
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

/** Every file that is linted for itself. */
export function lintedPaths(project: Project): string[] {
  return [...screenPaths(project), ...tenantPaths(project)];
}

/** Screens that did not change are checked once (`checkScreen`), and so are they linted. */
const known = new WeakMap<Parts, readonly Problem[]>();

function lintScreen(checked: CheckedFile): readonly Problem[] {
  const problems = known.get(checked.parts) ?? findProblems(checked);
  known.set(checked.parts, problems);
  return problems;
}

function findProblems({ screen, parts, places, settings }: CheckedFile): Problem[] {
  if (places.size === 0) return [];
  const context = { value: screen, screen, parts, settings };
  return screenChecks.flatMap(({ rule, check }) =>
    [...check(context)].map((finding) => locateFinding(rule, finding, places)),
  );
}
