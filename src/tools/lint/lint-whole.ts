import { openProject, partPaths, readOnce, screenPaths } from "#tools/project/project-files.ts";
import { askThreads } from "#tools/threads/ask-threads.ts";

import { type Judged, judge, lintProject } from "./lint-project.ts";
import type { SomeScreens } from "./lint-thread.ts";
import { type ScreenReport, together } from "./screen-report.ts";

/** With fewer screens, the threads would start for longer than they save: 150 are linted in most of a second. */
const MANY = 150;
/** So many screens at once, so that no thread waits long for the last. */
const AT_ONCE = 10;

/** Lints a whole project on the disk: the same as `lintProject`, on all processors if it has many screens. */
export async function lintWhole(root: string, many = MANY): Promise<Judged> {
  const project = readOnce(openProject(root));
  const paths = screenPaths(project);
  if (paths.length < many) return lintProject(project);
  const parts: SomeScreens[] = Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, index) => ({
    root,
    paths: paths.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    parts: partPaths(project),
  }));
  const reports = await askThreads<readonly ScreenReport[]>("/src/tools/lint/lint-thread.ts", parts);
  return judge(project, [], together(project, reports.flat()));
}
