import { checkAnew } from "#tools/compile-screen/check-screen.ts";
import { openProject, openScreen, readOnce } from "#tools/project/project-files.ts";

import { reportOf, type ScreenReport } from "./screen-report.ts";

/** Some screens of a project: its folder, and paths from there. */
export type SomeScreens = {
  readonly root: string;
  readonly paths: readonly string[];
  /** Paths of all parts, so that no thread has to look for them. */
  readonly parts: readonly string[];
};

/** Lints some screens, each by itself, in a thread (`askThreads`). */
export function answer({ root, paths, parts }: SomeScreens): readonly ScreenReport[] {
  const project = readOnce({ ...openProject(root, []), paths: parts });
  return paths.map((path) => reportOf({ path, ...checkAnew(openScreen(project, path)) }));
}
