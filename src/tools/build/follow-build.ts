import { changedAt, lastChange, madeAt } from "./freshness.ts";
import type { Build } from "./builds.ts";
import { makeBuildAside } from "./make-build.ts";

/** A build that a server keeps as new as its sources. */
export type FollowedBuild = {
  /** Rebuilds if sources have changed. Prints errors and then keeps the previous build. */
  refresh(): Promise<void>;
  /** Waits for a running build: until its end the files may be old or new. */
  settled(): Promise<void>;
  /** The error of the last try; undefined if it succeeded. */
  problem(): string | undefined;
};

/**
 * Follows the sources of a build. It checks them when asked, runs one build at a time and one for each change, and logs
 * what it does in the terminal.
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
    console.log(`Building ${build.folder}${isFirst ? "" : `, because ${path} has changed`} …`);
    try {
      await make(build);
      problem = undefined;
      console.log(`Built ${build.folder} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      console.error(problem);
      if (madeAt(root, build) > 0) console.error("Until it is fixed, the previous build is served.");
    } finally {
      running = undefined;
    }
  }

  return {
    refresh: async () => {
      await running;
      // Sources may have changed during the build.
      while (changedAt(root, build) > tried) await (running ??= tryOnce());
    },
    settled: async () => await running,
    problem: () => problem,
  };
}
