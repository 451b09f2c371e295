import { expect, test } from "vitest";

import { lintScreens } from "./lint-project.ts";
import { openProject, openScreen, screenPaths } from "./project-files.ts";

const project = openProject(process.cwd());
const written = screenPaths(project).map((path) => openScreen(project, path));

/** So many screens, as large as ours are, that were never linted before. */
function freshScreens(count: number, turn: number) {
  return Array.from({ length: count }, (_, index) => {
    const { path, text, read } = written[index % written.length]!;
    const own = text.replace(/"(id|path)": "([^"]*)"/g, `"$1": "$2-${turn}-${index}"`);
    return { path: `${path}-${turn}-${index}`, text: own, read };
  });
}

/** Milliseconds of this process alone: others may be at work on the machine. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("a hundred screens are linted in less than a second", () => {
  // The first turns also pay for what is compiled once.
  const fastEnough = [1, 2, 3, 4].some((turn) => {
    const screens = freshScreens(100, turn);
    return cpuTime(() => lintScreens(screens)) < 1000;
  });
  expect(fastEnough).toBe(true);
});
