import { nearest } from "#lib/text/text.ts";
import { isCompanyKey } from "#tenant/company-key.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { reportChanges } from "#tools/diff/report.ts";
import { lintProject } from "#tools/lint/lint-project.ts";
import { openProject, type Project, tenantPaths } from "#tools/project/project-files.ts";
import { openTarget, targetOptions } from "#tools/release/open-target.ts";
import {
  type NextTenant,
  planTenants,
  type PublishedTenants,
  publishTenants,
  WITHDRAWN,
} from "#tools/release/release-tenants.ts";
import type { Target } from "#tools/release/target.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseArguments } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run release:tenants -- --to DIR|s3://bucket/prefix [--endpoint URL] [--confirm-money] [company …]
         npm run release:tenants -- --to DIR|s3://bucket/prefix [--endpoint URL] [--confirm-money] --remove company …
         npm run release:tenants -- --to DIR|s3://bucket/prefix [--endpoint URL] [--confirm-money] --rename OLD NEW
Releases the files of all banks of this project, or of those named by their company keys, to a folder or bucket that is served as
/tenants/: customers have them at their next visit. Says what changes, and checks these files; an error in one stops the release.
--remove withdraws banks: their companies have their profile and the defaults. --rename is for a company with a new key: the bank of
the new key is released, and the old key, as long as the platform knows it, shows the same bank.
--endpoint is the S3 server of a bucket that is not AWS's; credentials and region come from the AWS SDK's environment.
--dry-run only says what would change. Changes that touch money need --confirm-money.
Exit code: 0 released, or nothing to release; 1 not released.`;

export type ReleaseSurroundings = { readonly root: string; readonly print: (line: string) => void };

const DEFAULTS = "default";

/** Releases the files of banks. Returns the exit code. */
export async function run(
  args: readonly string[],
  { root, print }: ReleaseSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  const { values, positionals: keys } = parseArguments(args, {
    ...targetOptions,
    "confirm-money": { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    remove: { type: "boolean", default: false },
    rename: { type: "boolean", default: false },
  });
  if (values.remove && values.rename) throw new Advice("A bank is removed or renamed: --remove or --rename.");
  const target = await openTarget(values);
  const project = openProject(root);
  const next = values.remove
    ? await withdrawn(target, keys)
    : values.rename
      ? await renamed(target, project, keys)
      : released(project, keys);
  const planned = await planTenants(target, next);
  if (planned.length === 0) {
    print("Nothing to release: customers have all of it.");
    return 0;
  }
  if (!values.remove && refusesAny(project, planned, print)) return 1;
  const changes = planned.flatMap((one) => one.changes);
  for (const line of reportChanges(changes)) print(line);
  if (values["dry-run"]) return 0;
  if (changes.some(({ touches }) => touches) && !values["confirm-money"]) {
    print("Not released. If the changes that touch money are right: --confirm-money");
    return 1;
  }
  return told(await publishTenants(target, planned), print);
}

/** Says which banks went out and which did not, and returns the exit code. Throws the error that has ended the release, if one did. */
function told({ out, lost, failed, left, error }: PublishedTenants, print: (line: string) => void): number {
  const isHalf = failed.length > 0;
  if (out.length > 0) print(`Released: ${isHalf ? atLength(out) : listed(out)}.`);
  if (lost.length > 0)
    print(
      `Not released: ${listed(lost)}. Somebody else has published there meanwhile, and customers have that. Look at the changes, then release again.`,
    );
  if (!isHalf) return lost.length > 0 ? 1 : 0;
  // Where nothing went out, the error says all.
  if (out.length === 0) throw error;
  print(`Failed: ${atLength(failed)}. Customers have the old file or the new one, whole.`);
  if (left.length > 0) print(`Not begun: ${atLength(left)}. Customers have what they had.`);
  print(
    "Mend what the error says, then run the same command again: what is out is not released twice, and --dry-run tells what is missing.",
  );
  throw error instanceof Error
    ? new Advice(`The release stopped: ${error.message}`, { cause: error })
    : error;
}

/** The banks of the project, or some of them. */
function released(project: Project, keys: readonly string[]): NextTenant[] {
  const known = keysOf(project);
  for (const key of keys) refuseUnknown(key, known);
  return (keys.length > 0 ? [...new Set(keys)] : known).map((key) => ({
    key,
    text: project.read(pathOf(key)),
  }));
}

/** Banks whose files say nothing any more. */
async function withdrawn(target: Target, keys: readonly string[]): Promise<NextTenant[]> {
  if (keys.length === 0) throw new Advice("Which bank? --remove acme");
  await refuseAbsent(target, keys);
  return keys.map((key) => ({ key, text: WITHDRAWN }));
}

/** A bank under its new key, and under its old one. */
async function renamed(target: Target, project: Project, keys: readonly string[]): Promise<NextTenant[]> {
  const [old, now, ...more] = keys;
  if (old === undefined || now === undefined || old === now || more.length > 0)
    throw new Advice("From which company key to which? --rename acme acme-bank");
  await refuseAbsent(target, [old]);
  const [bank] = released(project, [now]);
  return [bank!, { ...bank!, key: old }];
}

/** Checks the files that go out, and nothing else. Returns whether one of them has an error. */
function refusesAny(project: Project, next: readonly NextTenant[], print: (line: string) => void): boolean {
  const own = new Set(tenantPaths(project));
  const paths = next.map(({ key }) => pathOf(key)).filter((path) => own.has(path));
  const { problems } = lintProject(project, paths);
  for (const problem of problems) print(formatProblem(problem));
  if (problems.every(({ level }) => level === "warning")) return false;
  print("Nothing was released.");
  return true;
}

function refuseUnknown(key: string, known: readonly string[]): void {
  if (key === DEFAULTS)
    throw new Advice("tenants/default.json is a part of the build, and goes out with the app.");
  if (known.includes(key)) return;
  const guess = nearest(key, known);
  throw new Advice(
    `There is no tenants/${key}.json.${guess === undefined ? "" : ` Did you mean "${guess}"?`}`,
  );
}

/** What is nowhere can neither be removed nor renamed: its name is probably misspelt. */
async function refuseAbsent(target: Target, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (isCompanyKey(key) && (await target.read(`${key}.json`))) continue;
    throw new Advice(`There is no ${key}.json where you release to.`);
  }
}

function keysOf(project: Project): string[] {
  return tenantPaths(project)
    .map((path) => path.slice("tenants/".length, -".json".length))
    .filter((key) => key !== DEFAULTS && !key.includes("/"));
}

function pathOf(key: string): string {
  return `tenants/${key}.json`;
}

/** Of a release that has stopped people look for their banks. */
const MOST_TOLD = 200;

/** All keys; of very many the first, and how many more. */
function atLength(keys: readonly string[]): string {
  const more = keys.length - MOST_TOLD;
  return keys.slice(0, MOST_TOLD).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Some of the keys; of many, how many there are. */
function listed(keys: readonly string[]): string {
  return keys.length <= 10 ? keys.join(", ") : `${keys.length} banks`;
}
