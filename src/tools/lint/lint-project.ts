import { checkScreens } from "#tools/compile-screen/check-screens.ts";
import { type Problem, sortProblems } from "#tools/compile-screen/problem.ts";

import { openJson, openScreen, screenPaths, tenantPaths } from "./project-files.ts";
import { offersOf, refusedAmounts } from "./quick-amounts.ts";
import { adviseTenant } from "./tenant-advice.ts";
import { openTenant } from "./tenant-file.ts";

export type Linted = { readonly files: number; readonly problems: readonly Problem[] };

/**
 * Everything that is wrong with the screens and tenants of a project, in the order of a reader. All files are read,
 * because ids, paths and amounts concern several; `only` are the paths whose problems are wanted, all where it is empty.
 */
export function lintProject(root: string, only: readonly string[] = []): Linted {
  const { problems, screens } = checkScreens(screenPaths(root).map((path) => openScreen(root, path)));
  const offers = offersOf(screens);
  const tenants = tenantPaths(root).map((path) => openTenant(openJson(root, path)));
  const all = [
    ...problems,
    ...tenants.flatMap((tenant) => [
      ...tenant.problems,
      ...(tenant.problems.length > 0 ? [] : adviseTenant(tenant)),
      ...refusedAmounts(tenant, offers),
    ]),
  ];
  const paths = lintedPaths(root).filter((path) => only.length === 0 || only.includes(path));
  // A problem in a part that a screen refers to stands in the part's file.
  const wanted = only.length === 0 ? all : all.filter(({ file }) => only.includes(file));
  return { files: paths.length, problems: sortProblems(wanted) };
}

/** Every file that is linted for itself. */
export function lintedPaths(root: string): string[] {
  return [...screenPaths(root), ...tenantPaths(root)];
}
