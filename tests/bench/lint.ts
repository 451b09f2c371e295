import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen, screenPaths } from "#tools/project/project-files.ts";

/** So many screens are linted at each turn. */
export const LINTED = 100;
const TURNS = 5;

/** What it costs to lint a hundred screens that were never linted before, in ms of this process, one for each turn. */
export function measureLint(): number[] {
  const project = openProject(process.cwd());
  const written = screenPaths(project).map((path) => openScreen(project, path));
  return Array.from({ length: TURNS }, (_, turn) => {
    // As large as ours are, under names of their own.
    const screens = Array.from({ length: LINTED }, (_file, index) => {
      const { path, text, read } = written[index % written.length]!;
      const own = text.replace(/"(id|path)": "([^"]*)"/g, `"$1": "$2-${turn}-${index}"`);
      return { path: `${path}-${turn}-${index}`, text: own, read };
    });
    return cpuTime(() => lintScreens(screens));
  });
}

/** Milliseconds of this process alone: others may be at work on the machine. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
