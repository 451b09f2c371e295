import { checkAnew } from "#tools/compile-screen/check-screen.ts";
import { openProject, openScreen, type Project, readOnce } from "#tools/project/project-files.ts";

import { reportOf, type ScreenReport } from "./screen-report.ts";

/** Some screens of a project: its folder, and paths from there. */
export type SomeScreens = {
  readonly root: string;
  readonly paths: readonly string[];
  /** Paths of all parts, so that no thread has to look for them. */
  readonly parts: readonly string[];
};

/** The thread lives for one lint, so it reads each part once. */
let opened: Project | undefined;

/** Lints some screens, each by itself, in a thread (`askThreads`). */
export function answer({ root, paths, parts }: SomeScreens): readonly ScreenReport[] {
  const project = (opened ??= readOnce({ ...openProject(root, []), paths: parts }));
  return paths.map((path) => reportOf({ path, ...checkAnew(openScreen(project, path)) }));
}
