import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { formatProblem } from "#tools/compile-screen/problem.ts";
import { lintProject } from "#tools/lint/lint-project.ts";
import { openProject } from "#tools/project/project-files.ts";
import { copiedScreen } from "#tools/new/copied-screen.ts";
import { type ExistingScreen, existingScreens } from "#tools/new/existing-screens.ts";
import { type NewFile, writeNewFile } from "#tools/new/new-file.ts";
import { newTenant } from "#tools/new/new-tenant.ts";
import { findOperation } from "#tools/new/operation.ts";
import { screenFromOperation } from "#tools/new/screen-from-operation.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseArguments } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run new -- screen <name> --like <screen>
       npm run new -- screen <name> --from-openapi <file> --operation <id>
       npm run new -- tenant <company key> [--like <tenant>]
Writes a file without errors, and says what to do next. It never replaces a file.`;

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const OPTIONS = {
  like: { type: "string" },
  "from-openapi": { type: "string" },
  operation: { type: "string" },
} as const;

export type NewSurroundings = { readonly root: string; readonly print: (line: string) => void };

/** Writes a new screen or tenant. Returns 0, 1 if that is refused, 2 for a wrong command line. */
export async function run(
  args: readonly string[],
  { root, print }: NewSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  try {
    const { values, positionals } = parseArguments(args, OPTIONS);
    const [kind, name, ...more] = positionals;
    if (name === undefined || more.length > 0 || (kind !== "screen" && kind !== "tenant")) {
      print(usage);
      return 2;
    }
    const file = kind === "tenant" ? newTenant(root, name, values.like) : newScreen(root, name, values);
    writeNewFile(root, file);
    for (const line of report(root, file)) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    print(error.message);
    return 1;
  }
}

type ScreenOptions = {
  readonly like?: string;
  readonly "from-openapi"?: string;
  readonly operation?: string;
};

function newScreen(
  root: string,
  name: string,
  { like, operation, "from-openapi": from }: ScreenOptions,
): NewFile {
  if (!NAME.test(name))
    throw new Advice(`"${name}" is not a name of a screen: use small letters, digits and -, as water-bill.`);
  const screens = existingScreens(root);
  refuseTaken(name, screens);
  if (like !== undefined && from === undefined) return copiedScreen(name, like, screens);
  if (like === undefined && from !== undefined && operation !== undefined) {
    return screenFromOperation(name, findOperation(readDocument(root, from), operation), screens);
  }
  throw new Advice(`Say what to start from.\n${usage}`);
}

function refuseTaken(name: string, screens: readonly ExistingScreen[]): void {
  const owner = screens.find(({ id, path }) => id === name || path === `/${name}`);
  if (owner) throw new Advice(`${owner.file} has that id or address already. Choose another name.`);
}

function readDocument(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(root, file), "utf8"));
  } catch (error) {
    throw new Advice(
      `${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function report(root: string, { file, next }: NewFile): string[] {
  const problems = lintProject(openProject(root), [file]).problems.filter(({ level }) => level !== "warning");
  return [
    `${file} is written.`,
    ...problems.map(formatProblem),
    "Next:",
    ...[...next, "npm run lint:screens tells what is wrong with it, npm start shows it."].map(
      (line, index) => `${index + 1}. ${line}`,
    ),
  ];
}
