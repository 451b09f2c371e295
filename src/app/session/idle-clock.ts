/** How long the customer is warned before the sign-out. */
export const WARNING_MS = 60_000;
/** Two clocks are read one after the other, and corrected a little all the time. */
const SLACK_MS = 2000;

export type IdleState =
  | { readonly kind: "active" | "over" }
  | { readonly kind: "warning"; readonly seconds: number };

export type IdleClock = {
  /** The customer did something. While the warning stands this is not enough: they have to say that they stay. */
  readonly touch: () => void;
  /** The customer wants to stay, here or, at that epoch time, in another tab. */
  readonly stay: (at?: number) => void;
  readonly read: () => IdleState;
};

/** What tells the time, in milliseconds. */
export type IdleTimes = {
  /** Goes on evenly whatever the device's clock is set to; on some devices it rests while they sleep. */
  readonly elapsed: () => number;
  /** The device's clock, since the epoch: it goes on during sleep, and anybody may set it. */
  readonly wall: () => number;
  /** Whether nobody sees the page. */
  readonly isHidden: () => boolean;
};

/**
 * Tells how long nobody has used the bank. Where the device's clock is ahead of the time that has passed, either the device
 * slept or somebody set the clock. While nobody saw the page it was sleep, and all of it counts. Before the customer's eyes
 * nobody knows: they are asked, with the whole warning, rather than signed out in the middle of something. A clock that is
 * set back changes nothing.
 */
export function createIdleClock(minutes: number, times: IdleTimes, startedAt = times.wall()): IdleClock {
  const limit = minutes * 60_000;
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
    if (idle >= limit + WARNING_MS) return { kind: "over" };
    if (idle < limit) return { kind: "active" };
    return { kind: "warning", seconds: Math.ceil((limit + WARNING_MS - idle) / 1000) };
  };
  return {
    read,
    touch: () => {
      if (read().kind === "active") idle = 0;
    },
    stay: (at = times.wall()) => {
      if (read().kind !== "over") idle = Math.min(idle, Math.max(0, times.wall() - at));
    },
  };
}

function sample({ elapsed, wall, isHidden }: IdleTimes) {
  return { elapsed: elapsed(), wall: wall(), hidden: isHidden() };
}

/** The times of this page. */
export const pageTimes: IdleTimes = {
  elapsed: () => performance.now(),
  wall: () => Date.now(),
  isHidden: () => document.visibilityState === "hidden",
};
