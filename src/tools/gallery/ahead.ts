import { performance } from "node:perf_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";

import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { lintScreen } from "#tools/lint/lint-screen.ts";
import {
  openProject,
  openScreen,
  type Project,
  readOnce,
  screenPaths,
} from "#tools/project/project-files.ts";

/** Looks at every screen before somebody needs all of them: of a thousand it would take seconds. */
export type Ahead = {
  /** Begins, in the time that nothing else needs. */
  readonly begin: () => void;
  /** Whether there are many screens that were not all looked at yet. */
  readonly isBehind: () => boolean;
  /** Resolves when this is over. Somebody waits, so it rests no more. */
  readonly done: () => Promise<void>;
};

/** Fewer are looked at in less than a second: whoever needs them waits. */
const MANY = 150;
/** Milliseconds of rest between two screens, and the part of them in which something else may have worked. */
const REST = 10;
const WORK = 0.5;

/** What is known of a screen is kept (`checkScreen`, `lintScreen`), so this happens once for each server. */
export function createAhead(root: string, many = MANY): Ahead {
  let running: Promise<void> | undefined;
  let isOver = false;
  let isAwaited = false;
  const start = () =>
    (running ??= lintAhead(openProject(root), async () => {
      await (isAwaited ? setImmediate() : rest());
    }).finally(() => (isOver = true)));
  const isBehind = () => !isOver && screenPaths(openProject(root)).length >= many;
  return {
    begin: () => void start(),
    isBehind,
    done: async () => {
      if (!isBehind()) return;
      isAwaited = true;
      await start();
    },
  };
}

/**
 * Checks and lints the screens one by one. A file that cannot be read is told when somebody asks for it.
 *
 * @param pause what happens before each
 */
export async function lintAhead(given: Project, pause: () => Promise<void>): Promise<void> {
  const project = readOnce(given);
  for (const path of screenPaths(project)) {
    await pause();
    try {
      lintScreen({ path, ...checkScreen(openScreen(project, path)) });
    } catch {
      continue;
    }
  }
}

/** Resolves when the process has done little for a moment. Does not keep it alive. */
async function rest(): Promise<void> {
  let before = performance.eventLoopUtilization();
  for (;;) {
    await setTimeout(REST, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < WORK) return;
    before = performance.eventLoopUtilization();
  }
}
