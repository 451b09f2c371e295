import { reportOf } from "#tools/specification/report.ts";
import { readSections, standingOf } from "#tools/specification/statements.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run spec
How many statements of the specification are kept, how many we depart from on purpose, and which are missing.
Exit code: 0 no statement is missing, 1 some are missing, 2 wrong command line.`;

export type SpecSurroundings = { readonly root: string; readonly print: (line: string) => void };

/** Prints the state of the specification's statements (`tests/specification`). Returns the exit code. */
export async function run(
  args: readonly string[],
  { root, print }: SpecSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  if (args.length > 0) {
    print(usage);
    return 2;
  }
  const sections = readSections(root);
  for (const line of reportOf(sections)) print(line);
  const isWhole = sections.every(({ statements }) =>
    statements.every((one) => standingOf(one) !== "missing"),
  );
  return isWhole ? 0 : 1;
}
