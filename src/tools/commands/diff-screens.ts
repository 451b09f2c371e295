import { compare } from "#tools/diff/compare.ts";
import { reportChanges } from "#tools/diff/report.ts";
import { gitRevision } from "#tools/diff/revision.ts";
import { openProject } from "#tools/project/project-files.ts";
import { Advice } from "#tools/setup/advice.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run diff:screens -- [--json] <revision>
Says what changed for customers in screens and tenants since a git revision, and marks what touches money: where the
amount comes from, endpoints, rules of outcomes, the PIN step.
Exit code: 0 no change touches money, 1 a change does, 2 wrong command line.`;

export type DiffSurroundings = { readonly root: string; readonly print: (line: string) => void };

/** Compares screens and tenants with a git revision. Returns the exit code. */
export async function run(
  args: readonly string[],
  { root, print }: DiffSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  const options = args.filter((arg) => arg.startsWith("-"));
  const [name, ...more] = args.filter((arg) => !arg.startsWith("-"));
  if (name === undefined || more.length > 0 || options.some((option) => option !== "--json")) {
    print(usage);
    return 2;
  }
  try {
    const changes = compare(gitRevision(root, name), openProject(root));
    const money = changes.filter(({ touches }) => touches).length;
    if (options.includes("--json")) print(JSON.stringify({ changes, money }, null, 2));
    else for (const line of reportChanges(changes)) print(line);
    return money > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    print(error.message);
    return 2;
  }
}
