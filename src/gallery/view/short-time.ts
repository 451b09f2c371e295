import type { Environment } from "#engine/environment.ts";
import { SCENARIO_DAY } from "#engine/scenario/clock.ts";
import { pause } from "#lib/pause.ts";

/** So many times shorter are pauses here: a wait of two minutes takes three seconds. */
export const FASTER = 40;

/**
 * The day of scenarios, on which time passes in pauses alone, and those are short. So the bank is asked as often in a
 * wait as its schedule says, however slow the machine is.
 */
export function shortTime(): Pick<Environment, "now" | "pause"> {
  let now = SCENARIO_DAY;
  return {
    now: () => now,
    pause: async (milliseconds) => {
      await pause(milliseconds / FASTER);
      now += milliseconds;
    },
  };
}
