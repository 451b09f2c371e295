import { relative, resolve } from "node:path";

import { nearest } from "#lib/text/text.ts";
import type { Problem } from "#definition/problem.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintedPaths, lintProject } from "#tools/lint/lint-project.ts";
import { lintWhole } from "#tools/lint/lint-whole.ts";
import { openProject } from "#tools/project/project-files.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run lint:screens -- [--json] [file …]
Checks every screen, part and tenant file, or the named files and the problems that they cause in other files.
Exit code: 0 no errors (warnings are allowed), 1 errors, 2 wrong command line.`;

export type LintSurroundings = { readonly root: string; readonly print: (line: string) => void };

/** Lists all problems of screens and tenants. Returns the exit code. */
export async function run(
  args: readonly string[],
  { root, print }: LintSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  const options = args.filter((arg) => arg.startsWith("-"));
  if (options.some((option) => option !== "--json")) {
    print(usage);
    return 2;
  }
  const project = openProject(root);
  const known = lintedPaths(project);
  const only = args
    .filter((arg) => !arg.startsWith("-"))
    .map((path) => relative(root, resolve(root, path)).replaceAll("\\", "/"));
  const unknown = only.find((path) => !known.includes(path));
  if (unknown !== undefined) {
    const guess = nearest(unknown, known);
    print(`${unknown} is not a screen, part or tenant file.${guess ? ` Did you mean ${guess}?` : ""}`);
    return 2;
  }
  const { files, problems } = only.length === 0 ? await lintWhole(root) : lintProject(project, only);
  const errors = problems.filter(({ level }) => level !== "warning").length;
  if (options.includes("--json")) print(JSON.stringify({ files, errors, problems }, null, 2));
  else for (const line of report(files, errors, problems)) print(line);
  return errors > 0 ? 1 : 0;
}

function report(files: number, errors: number, problems: readonly Problem[]): string[] {
  const warnings = problems.length - errors;
  const counted = [count(errors, "error"), ...(warnings > 0 ? [count(warnings, "warning")] : [])];
  return [...problems.map(formatProblem), `${counted.join(", ")} in ${count(files, "file")}.`];
}

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? "" : "s"}`;
}
