import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { sortProblems } from "#tools/compile-screen/read/problem.ts";
import { type Named, namesOf, sharedNames, tellName } from "#tools/compile-screen/shared-names.ts";
import type { Problem } from "#definition/problem.ts";
import type { Source } from "#tools/languages/lint-language.ts";
import { appTexts } from "#tools/languages/app-texts.ts";
import { screenSources } from "#tools/languages/sources.ts";
import { openScreen, type Project } from "#tools/project/project-files.ts";

import { type Link, linksOf } from "./links.ts";
import { lintScreen } from "./lint-screen.ts";
import type { ScreensLinted } from "./lint-project.ts";
import { type Offer, offersOf } from "./quick-amounts.ts";
import { type Serving, servingIn } from "./tenant-billers.ts";

/** What the lint of a project needs to know of a screen that was linted by itself, as plain data that threads can send. */
export type ScreenReport = {
  readonly path: string;
  readonly dependencies: readonly string[];
  /** For which the build would refuse it. */
  readonly refusals: readonly Problem[];
  readonly advice: readonly Problem[];
  /** Its id and path. */
  readonly names: Named["names"];
  readonly offers: readonly Offer[];
  readonly sources: readonly Source[];
  readonly serving: readonly Serving[];
  readonly links: readonly Link[];
};

/** The report of one screen. */
export function reportOf(checked: CheckedFile): ScreenReport {
  const { path, screen, dependencies, problems: refusals } = checked;
  return {
    path,
    dependencies,
    refusals,
    advice: lintScreen(checked),
    names: namesOf(screen),
    offers: refusals.length > 0 ? [] : offersOf([checked]),
    sources: screenSources(checked),
    serving: servingIn([checked]),
    links: linksOf(checked),
  };
}

/** All screens of a project together, from the report of each. */
export function together(project: Project, reports: readonly ScreenReport[]): ScreensLinted {
  const shared = sharedNames(
    reports.map(({ path, names }) => ({
      path,
      names,
      // A name that two screens have is rare, so only then the place of it is looked for.
      tell: (key, message) => tellName(checkScreen(openScreen(project, path)).places, key, message),
    })),
  );
  const problems = reports.flatMap(({ refusals, advice }, index) =>
    sortProblems([...refusals, ...(shared[index] ?? []), ...advice]),
  );
  return {
    files: reports,
    problems: sortProblems(problems),
    offers: reports.flatMap(({ offers }, index) => (shared[index]?.length === 0 ? offers : [])),
    serving: reports.flatMap(({ serving }) => serving),
    links: reports.flatMap(({ links }) => links),
    sources: () => [...reports.flatMap(({ sources }) => sources), ...appTexts()],
  };
}
