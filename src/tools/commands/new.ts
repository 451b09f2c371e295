import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { lintProject } from "#tools/lint/lint-project.ts";
import { openProject } from "#tools/project/project-files.ts";
import { type NewFile, writeNewFile } from "#tools/new/new-file.ts";
import { newTenant } from "#tools/new/new-tenant.ts";
import { type Beginning, newScreen, templateScreens } from "#tools/new/new-screen.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseArguments } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run new -- screen <name> --like <screen>
       npm run new -- screen <name> --template <template>
       npm run new -- screen <name> --from-openapi <file> --operation <id>
       npm run new -- tenant <company key> [--like <tenant>]
Writes a file without errors, and says what to do next. It never replaces a file. Templates are in schemas/templates.`;

const OPTIONS = {
  like: { type: "string" },
  template: { type: "string" },
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
    const file =
      kind === "tenant" ? newTenant(root, name, { like: values.like }) : screenOf(root, name, values);
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
  readonly template?: string;
  readonly "from-openapi"?: string;
  readonly operation?: string;
};

function screenOf(root: string, name: string, options: ScreenOptions): NewFile {
  return newScreen(name, beginningOf(root, options), {
    project: openProject(root),
    templates: templateScreens(root),
  });
}

/** Exactly one of the ways to begin. */
function beginningOf(root: string, options: ScreenOptions): Beginning {
  const { like, template, operation, "from-openapi": from } = options;
  const ways = [like, template, from].filter((way) => way !== undefined);
  if (ways.length === 1) {
    if (like !== undefined) return { like };
    if (template !== undefined) return { template };
    if (operation !== undefined) return { document: readDocument(root, from!), operation };
  }
  throw new Advice(`Say what to start from.\n${usage}`);
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
