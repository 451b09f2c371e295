import type { Environment } from "#engine/environment.ts";
import { SCENARIO_DAY } from "#engine/scenario/clock.ts";
import { pause } from "#lib/tasks/pause.ts";

/** Pauses are this many times shorter: a wait of two minutes takes three seconds. */
export const FASTER = 40;

/**
 * The clock of scenarios. Only pauses move it, and they are short. So a wait asks the bank as often as its schedule
 * says, however slow the machine is.
 */
export function shortTime(): Pick<Environment, "now" | "serverNow" | "pause"> & {
  /** Time passes, without a pause. */
  readonly skip: (milliseconds: number) => void;
} {
  let now = SCENARIO_DAY;
  return {
    now: () => now,
    serverNow: () => now,
    skip: (milliseconds) => {
      now += milliseconds;
    },
    pause: async (milliseconds) => {
      await pause(milliseconds / FASTER);
      now += milliseconds;
    },
  };
}
