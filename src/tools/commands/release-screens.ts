import { nearest } from "#lib/text/text.ts";
import { reportChanges } from "#tools/diff/report.ts";
import { type MadeScreen } from "#tools/release/made-screen.ts";
import { makeScreens } from "#tools/release/make-screens.ts";
import { openTarget, targetOptions } from "#tools/release/open-target.ts";
import { plan, release, rollBack } from "#tools/release/release.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseArguments } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run release:screens -- --to DIR|s3://bucket/prefix [--endpoint URL] [--companies a,b] [--confirm-money] [screen …]
         npm run release:screens -- --to DIR|s3://bucket/prefix [--endpoint URL] --rollback
Releases the screens of this project, or those named by their ids, to a folder or bucket that is served as /screens/: customers have
them at their next visit, without a build of the app. Compiles only what has changed. A screen whose file is gone is withdrawn.
--endpoint is the S3 server of a bucket that is not AWS's; credentials and region come from the AWS SDK's environment.
--companies shows them to these companies only; --rollback brings back the release before.
Changes that touch money need --confirm-money (npm run diff:screens -- --to DIR tells them).
Exit code: 0 released, or nothing to release; 1 not released.`;

export type ReleaseSurroundings = { readonly root: string; readonly print: (line: string) => void };

/** Company keys, as they stand in addresses. */
const KEYS = /^[a-z0-9-]+(?:,[a-z0-9-]+)*$/;

/** Releases screens apart from the app. Returns the exit code. */
export async function run(
  args: readonly string[],
  { root, print }: ReleaseSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  const { values, positionals: ids } = parseArguments(args, {
    ...targetOptions,
    companies: { type: "string" },
    "confirm-money": { type: "boolean", default: false },
    rollback: { type: "boolean", default: false },
  });
  const { companies } = values;
  if (companies !== undefined && !KEYS.test(companies))
    throw new Advice(`"${companies}" is not a list of company keys: --companies harbour,acme`);
  if (values.rollback && (companies !== undefined || ids.length > 0))
    throw new Advice("A whole release is rolled back: --rollback stands alone with --to.");
  const target = await openTarget(values);
  if (values.rollback) {
    print(`Release ${await rollBack(target)} is the one before the last again.`);
    return 0;
  }
  const { screens, compiled } = makeScreens(root);
  for (const id of ids) refuseUnknown(id, screens);
  const planned = await plan(target, screens, {
    ...(companies !== undefined && { companies: companies.split(",") }),
    ...(ids.length > 0 && { only: ids }),
  });
  const { before, changes } = planned;
  print(`${compiled} of ${screens.length} screens compiled.`);
  if (planned.isSame) {
    print(`Nothing to release: customers have all of it, by release ${before.version}.`);
    return 0;
  }
  // At the first release there is nothing to compare with: customers have the screens of the build.
  if (before.version > 0) for (const line of reportChanges(changes)) print(line);
  if (before.version > 0 && changes.some(({ touches }) => touches) && !values["confirm-money"]) {
    print("Not released. If the changes that touch money are right: --confirm-money");
    return 1;
  }
  print(`Release ${await release(target, planned)} is out.`);
  return 0;
}

function refuseUnknown(id: string, screens: readonly MadeScreen[]): void {
  const known = screens.map(({ entry }) => entry.id);
  if (known.includes(id)) return;
  const guess = nearest(id, known);
  throw new Advice(`There is no screen "${id}".${guess === undefined ? "" : ` Did you mean "${guess}"?`}`);
}
