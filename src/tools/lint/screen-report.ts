import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { locateFinding } from "#tools/compile-screen/context.ts";
import { textOf } from "#tools/compile-screen/fields.ts";
import { sortProblems } from "#tools/compile-screen/problem.ts";
import { type NameKey, sharedNames } from "#tools/compile-screen/shared-names.ts";
import type { Problem } from "#definition/problem.ts";
import type { Source } from "#tools/languages/lint-language.ts";
import { appTexts } from "#tools/languages/app-texts.ts";
import { screenSources } from "#tools/languages/sources.ts";

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
  /** Its id and path, each with its place: a problem whose message is still empty. */
  readonly names: Readonly<Partial<Record<NameKey, { readonly value: string; readonly at: Problem }>>>;
  readonly offers: readonly Offer[];
  readonly sources: readonly Source[];
  readonly serving: readonly Serving[];
};

/** The report of one screen. */
export function reportOf(checked: CheckedFile): ScreenReport {
  const { path, screen, places, dependencies, problems: refusals } = checked;
  const nameOf = (key: NameKey) => {
    const value = textOf(screen[key]);
    if (value === undefined) return {};
    return { [key]: { value, at: locateFinding("unique", { pointer: `/${key}`, message: "" }, places) } };
  };
  return {
    path,
    dependencies,
    refusals,
    advice: lintScreen(checked),
    names: { ...nameOf("id"), ...nameOf("path") },
    offers: refusals.length > 0 ? [] : offersOf([checked]),
    sources: screenSources(checked),
    serving: servingIn([checked]),
  };
}

/** All screens of a project together, from the report of each. */
export function together(reports: readonly ScreenReport[]): ScreensLinted {
  const shared = sharedNames(
    reports.map(({ path, names: { id, path: address } }) => ({
      path,
      names: { ...(id && { id: id.value }), ...(address && { path: address.value }) },
      tell: (key, message) => ({ ...(key === "id" ? id : address)!.at, message }),
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
    sources: () => [...reports.flatMap(({ sources }) => sources), ...appTexts()],
  };
}
