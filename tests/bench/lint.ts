import { lintScreens } from "#tools/lint/lint-project.ts";
import { openProject, openScreen, screenPaths } from "#tools/project/project-files.ts";

/** Number of screens in each turn. */
export const LINTED = 100;
const TURNS = 5;

/** Milliseconds of this process to lint a hundred screens that were never linted before, one figure for each turn. */
export function measureLint(): number[] {
  const project = openProject(process.cwd());
  const written = screenPaths(project).map((path) => openScreen(project, path));
  return Array.from({ length: TURNS }, (_, turn) => {
    // Copies of our screens, so that their size is real, with new ids and paths.
    const screens = Array.from({ length: LINTED }, (_file, index) => {
      const { path, text, read } = written[index % written.length]!;
      const own = text.replace(/"(id|path)": "([^"]*)"/g, `"$1": "$2-${turn}-${index}"`);
      return { path: `${path}-${turn}-${index}`, text: own, read };
    });
    return cpuTime(() => lintScreens(screens));
  });
}

/** Milliseconds of this process only, because other processes may run on the machine. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
