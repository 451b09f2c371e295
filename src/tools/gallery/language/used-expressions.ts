import { partPaths, type Project, screenPaths } from "#tools/lint/project-files.ts";

const USED = /\$(?:user|stored)\.[A-Za-z_][\w-]*(?:#(?:\/[^~/{}"\\]+)+)?/g;

/** What the project's screens name of the customer and of other screens: no file declares those. */
export function usedExpressions(project: Project): string[] {
  const paths = [...screenPaths(project), ...partPaths(project)];
  const used = paths.flatMap((path) => [...project.read(path).matchAll(USED)].map(([text]) => text));
  return [...new Set(used)].toSorted((one, other) => one.localeCompare(other));
}
