import { changedAt, lastChange, madeAt } from "./freshness.ts";
import type { Build } from "./builds.ts";
import { makeBuildAside } from "./make-build.ts";

/** A build that is kept as new as its sources while a server serves it. */
export type FollowedBuild = {
  /** Makes the build anew where sources were changed since. What is wrong is printed, and the build before stays. */
  refresh(): Promise<void>;
  /** Waits for a build that is being made: until then its files are neither old nor new. */
  settled(): Promise<void>;
  /** What was wrong with the last try; undefined where it went well. */
  problem(): string | undefined;
};

/**
 * Follows the sources of a build: looks when it is asked to, builds at most once at a time and for each change, and says in
 * the terminal what it does.
 */
export function followBuild(root: string, build: Build, make = makeBuildAside): FollowedBuild {
  let tried = madeAt(root, build);
  let running: Promise<void> | undefined;
  let problem: string | undefined;

  async function tryOnce(): Promise<void> {
    const { path, at } = lastChange(root, build);
    tried = at;
    const started = performance.now();
    const isFirst = madeAt(root, build) === 0;
    console.log(`Building ${build.folder}${isFirst ? "" : `, for ${path} has changed`} …`);
    try {
      await make(build);
      problem = undefined;
      console.log(`Built ${build.folder} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      console.error(problem);
      if (madeAt(root, build) > 0) console.error("Until that is mended, the build before is served.");
    } finally {
      running = undefined;
    }
  }

  return {
    refresh: async () => {
      await running;
      // What was changed while it was built counts too.
      while (changedAt(root, build) > tried) await (running ??= tryOnce());
    },
    settled: async () => await running,
    problem: () => problem,
  };
}
