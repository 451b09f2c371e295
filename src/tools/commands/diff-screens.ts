import { compare } from "#tools/diff/compare.ts";
import { reportChanges } from "#tools/diff/report.ts";
import { gitRevision } from "#tools/diff/revision.ts";
import { openProject } from "#tools/project/project-files.ts";
import { makeScreens } from "#tools/release/make-screens.ts";
import { openTarget, targetOptions } from "#tools/release/open-target.ts";
import { plan } from "#tools/release/release.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseArguments } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run diff:screens -- [--json] <revision>
         npm run diff:screens -- [--json] --to DIR|s3://bucket/prefix [--endpoint URL]
Says what changed for customers in screens and tenants since a git revision, or what a release of the screens would
change there, and marks what touches money: where the amount comes from, endpoints, rules of outcomes, the PIN step.
Exit code: 0 no change touches money, 1 a change does, 2 wrong command line.`;

export type DiffSurroundings = { readonly root: string; readonly print: (line: string) => void };

/** Compares screens and tenants with a git revision. Returns the exit code. */
export async function run(
  args: readonly string[],
  { root, print }: DiffSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  try {
    const { values, positionals } = parseArguments(args, {
      json: { type: "boolean", default: false },
      ...targetOptions,
    });
    const [revision, ...more] = positionals;
    if (more.length > 0 || (values.to === "") === (revision === undefined)) {
      print(usage);
      return 2;
    }
    const changes =
      revision === undefined
        ? (await plan(await openTarget(values), makeScreens(root).screens)).changes
        : compare(gitRevision(root, revision), openProject(root));
    const money = changes.filter(({ touches }) => touches).length;
    if (values.json) print(JSON.stringify({ changes, money }, null, 2));
    else for (const line of reportChanges(changes)) print(line);
    return money > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    print(error.message);
    return 2;
  }
}
