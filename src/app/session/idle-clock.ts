import { isOver, limitOf, WARNING_MS, type IdleTimes } from "./idle-limit.ts";

/** Two clocks are never read at the same instant, and the system corrects them a little all the time. */
const SLACK_MS = 2000;

export type IdleState =
  | { readonly kind: "active" | "over" }
  | { readonly kind: "warning"; readonly seconds: number };

export type IdleClock = {
  /** The customer did something. During the warning this does not count: they must choose to stay. */
  readonly touch: () => void;
  /** The customer chose to stay. */
  readonly stay: () => void;
  /** The customer did something in another tab at this epoch time. A tab that slept hears late of it, perhaps when it counts as over. */
  readonly hear: (at: number | undefined) => void;
  readonly read: () => IdleState;
};

/**
 * Tells for how long nobody has used the bank. When the device's clock has advanced more than the monotonic clock, the
 * device slept or somebody set its clock. If the page was hidden it was sleep, and all of the time counts. If the page
 * was visible the cause is unknown: the customer gets the full warning instead of a sign-out in the middle of their
 * work. A clock that is set back changes nothing.
 */
export function createIdleClock(minutes: number, times: IdleTimes, startedAt = times.wall()): IdleClock {
  const limit = limitOf(minutes);
  let idle = Math.max(0, times.wall() - startedAt);
  let last = sample(times);

  const pass = () => {
    const now = sample(times);
    const passed = now.elapsed - last.elapsed;
    const ahead = now.wall - last.wall - passed;
    idle += passed;
    if (ahead > SLACK_MS) {
      const slept = now.hidden || last.hidden;
      idle = slept ? idle + ahead : Math.max(idle, Math.min(idle + ahead, limit));
    }
    last = now;
  };
  const read = (): IdleState => {
    pass();
    if (isOver(minutes, idle)) return { kind: "over" };
    if (idle < limit) return { kind: "active" };
    return { kind: "warning", seconds: Math.ceil((limit + WARNING_MS - idle) / 1000) };
  };
  return {
    read,
    touch: () => {
      if (read().kind === "active") idle = 0;
    },
    stay: () => {
      if (read().kind !== "over") idle = 0;
    },
    hear: (at = -Infinity) => {
      pass();
      const since = times.wall() - at;
      // A time in the future is from before somebody set the clock back, and says nothing.
      if (since > -SLACK_MS) idle = Math.min(idle, Math.max(0, since));
    },
  };
}

function sample({ elapsed, wall, isHidden }: IdleTimes) {
  return { elapsed: elapsed(), wall: wall(), hidden: isHidden() };
}
