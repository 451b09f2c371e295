import { type Build, appBuild, galleryBuild } from "#tools/build/builds.ts";
import { type FollowedBuild, followBuild } from "#tools/build/follow-build.ts";
import { madeAt } from "#tools/build/freshness.ts";
import { watchSources } from "#tools/build/watch-sources.ts";
import { serveBank } from "#tools/server/bank-server.ts";
import { parsePlace } from "#tools/server/buckets.ts";
import { productionApp } from "#tools/server/production.ts";
import { untilStopped } from "#tools/server/stopped.ts";
import { printWelcome } from "#tools/server/welcome.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions, parsePort } from "#tools/setup/options.ts";
import { parseProvider, providerOptions } from "#tools/setup/provider-options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run preview -- [--port 4173] [--gallery [--share]] [--provider literal] [--seed 7] [--memory] [--no-build]
         [--dist FOLDER] [--tenants FOLDER|URL] [--screens FOLDER|URL]
Serves the production build and the sandbox with the production headers, and builds again when a source changes.
--gallery serves the gallery too, at /__gallery; --share lets others on this machine's network see drafts whose link you
give them, on the next port. --provider literal sends only what the specification names; --seed
chooses the forms of its replies. --memory keeps no demo data. --no-build serves the build that is there. --screens
serves what npm run release:screens -- --to FOLDER has released, or a bucket by its public address; --tenants too.`;

/**
 * Serves the production build and the sandbox under the production headers; with `--gallery` the gallery too. Builds
 * first what is not fresh, and again as soon as a source has changed: a page that is asked for meanwhile waits. `--dist`,
 * `--tenants` and `--screens` name other folders, as those of another release; the last two also buckets.
 */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    port: { type: "string", default: "4173" },
    "no-build": { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    ...providerOptions,
    dist: { type: "string", default: appBuild.folder },
    tenants: { type: "string", default: "dist/tenants" },
    screens: { type: "string", default: "dist/screens" },
    gallery: { type: "boolean", default: false },
    share: { type: "boolean", default: false },
  });
  if (options.share && !options.gallery)
    throw new Advice("Drafts of the gallery are shared: npm run preview -- --gallery --share");
  const port = parsePort(options.port);
  const tenants = parsePlace("--tenants", options.tenants);
  const screens = parsePlace("--screens", options.screens);
  const root = process.cwd();
  const prepare = (build: Build) => prepared(root, build, options["no-build"]);
  const app = await prepare(appBuild);
  const shareCommand = "npm run preview -- --gallery --share";
  const gallery = options.gallery
    ? { gallery: { ...(await prepare(galleryBuild)), share: options.share, shareCommand } }
    : {};

  const bank = await serveBank({
    port,
    command: "npm run preview",
    memory: options.memory,
    provider: parseProvider(options),
    createApp: () =>
      productionApp({
        dist: options.dist,
        tenants,
        screens,
        onProblem: console.log,
        onReport: (line) => console.log(`policy: ${line}`),
        ...app,
      }),
    ...gallery,
  });
  printWelcome(bank.port, { gallery: options.gallery, guests: bank.guests });
  return untilStopped(bank.close);
}

/**
 * Makes sure that a build exists, and follows its sources unless the build must not change. Throws `Advice` if there is
 * none.
 */
async function prepared(
  root: string,
  build: Build,
  stays: boolean,
): Promise<{ readonly followed?: FollowedBuild }> {
  const followed = followBuild(root, build);
  if (!stays) await followed.refresh();
  const problem = followed.problem();
  if (!stays && problem === undefined) watchSources(root, build, () => void followed.refresh());
  if (problem !== undefined) throw new Advice("The build failed: see the errors above.");
  if (madeAt(root, build) > 0) return stays ? {} : { followed };
  const command = build === appBuild ? "npm run build" : "npm run build -- --gallery";
  throw new Advice(`There is no build in ${build.folder} yet. Make one: ${command}`);
}
