/** One clock for bank and device: time passes only when the campaign moves it, and timers run by this clock. */
export type Clock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** When the next timer is due; Infinity without timers. */
  readonly nextTimer: () => number;
  /** Moves the clock forward to this time and runs the timers that are due by then. It never moves back. */
  readonly goOnTo: (time: number) => void;
  /** Starts again at this time, without timers. */
  readonly startAt: (time: number) => void;
  /** Restores the real `setTimeout`. */
  readonly close: () => void;
};

type Timer = { readonly at: number; readonly run: () => void };

/** Opens a clock. `setTimeout` uses it until it is closed. */
export function openClock(start: number): Clock {
  const real = { setTimeout, clearTimeout };
  const timers = new Map<number, Timer>();
  let now = start;
  let last = 0;
  const next = () => [...timers].reduce(sooner, [0, { at: Infinity, run: () => {} }]);

  const set = (run: (...parts: unknown[]) => void, ms = 0, ...parts: unknown[]): number => {
    timers.set(++last, { at: now + ms, run: () => run(...parts) });
    return last;
  };
  globalThis.setTimeout = set as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => void timers.delete(id)) as typeof clearTimeout;

  return {
    now: () => now,
    nextTimer: () => next()[1].at,
    goOnTo: (time) => {
      for (let [id, { at, run }] = next(); at <= time; [id, { at, run }] = next()) {
        timers.delete(id);
        now = Math.max(now, at);
        run();
      }
      now = Math.max(now, time);
    },
    startAt: (time) => {
      timers.clear();
      now = time;
    },
    close: () => void Object.assign(globalThis, real),
  };
}

function sooner(one: [number, Timer], other: [number, Timer]): [number, Timer] {
  return other[1].at < one[1].at ? other : one;
}
