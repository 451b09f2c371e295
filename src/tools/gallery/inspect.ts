import type { Catalogue } from "#gallery/protocol.ts";
import type { Problem } from "#definition/problem.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { type Judged, type Linted, lintProject, lintScreens } from "#tools/lint/lint-project.ts";
import { openScreen, type Project, readOnce, screenPaths } from "#tools/project/project-files.ts";

import type { Texts } from "./drafts.ts";
import { Recent } from "./recent.ts";
import { createVersions } from "./version.ts";

export type Inspect = (project: Project) => Linted;

/** Lints a project, and caches the result until something changes: a page sends many requests at once. */
export function createInspector(): Inspect {
  const known = new Recent<Linted>(8);
  const versionOfTexts = createVersions();
  return (project) => {
    const name = versionOfTexts(project);
    const linted = known.get(name) ?? lintLate(project);
    known.set(name, linted);
    return linted;
  };
}

/** The screens at once, everything else when it is asked for: the list of screens need not wait for ten thousand banks. */
function lintLate(given: Project): Linted {
  const project = readOnce(given);
  let judged: Judged | undefined;
  const judge = () => (judged ??= lintProject(project));
  return {
    screens: lintScreens(screenPaths(project).map((path) => openScreen(project, path))).linted,
    get problems() {
      return judge().problems;
    },
    get files() {
      return judge().files;
    },
  };
}

/** Those of the listed screens that have an id: none, or one, or several of which all but one are wrong. */
export function lintOne(project: Project, { screens }: Catalogue, id: string): Pick<Linted, "screens"> {
  const files = screens.filter((one) => one.id === id);
  return { screens: lintScreens(files.map(({ file }) => openScreen(project, file))).linted };
}

/** Problems in the drafted files, and problems that these cause in others. */
export function newProblems(texts: Texts, saved: Linted, drafted: Linted): Problem[] {
  const before = new Set(saved.problems.map(formatProblem));
  return drafted.problems.filter((problem) => texts.has(problem.file) || !before.has(formatProblem(problem)));
}
