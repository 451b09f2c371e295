import { checkAnew } from "#tools/compile-screen/check-screen.ts";
import { openProject, openScreen, readOnce } from "#tools/project/project-files.ts";

import { reportOf, type ScreenReport } from "./screen-report.ts";

/** Some screens of a project: its folder, and their paths from there. */
export type SomeScreens = { readonly root: string; readonly paths: readonly string[] };

/** Lints some screens, each by itself, in a thread (`askThreads`). */
export function answer({ root, paths }: SomeScreens): readonly ScreenReport[] {
  const project = readOnce(openProject(root));
  return paths.map((path) => reportOf({ path, ...checkAnew(openScreen(project, path)) }));
}
