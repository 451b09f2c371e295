/** Where the customer of a scenario stops, so that the step can be looked at, and is sent on to a later one. */
export type Stop = {
  /** Whether nothing may go on in a step now. */
  readonly holds: (at: number) => boolean;
  /** Resolves when a step may go on. */
  readonly passed: (at: number) => Promise<void>;
  /** As `passed`, for the customer, who stands at the stop meanwhile. */
  readonly stand: (at: number) => Promise<void>;
  /** Resolves when the customer stands at the stop. */
  readonly reached: () => Promise<void>;
  /** Moves it to another step; to `Infinity`: there is none any more. */
  readonly moveTo: (until: number) => void;
};

export function createStop(until: number): Stop {
  let stop = until;
  let arrived = signal();
  let moved = signal();
  const holds = (at: number) => stop !== Infinity && at >= stop;
  return {
    holds,
    passed: async (at) => {
      while (holds(at)) await moved.given;
    },
    stand: async (at) => {
      while (holds(at)) {
        arrived.give();
        await moved.given;
      }
    },
    reached: async () => await arrived.given,
    moveTo: (next) => {
      stop = next;
      arrived = signal();
      moved.give();
      moved = signal();
    },
  };
}

type Signal = { readonly given: Promise<void>; readonly give: () => void };

function signal(): Signal {
  const waiting: (() => void)[] = [];
  const given = new Promise<void>((resolve) => waiting.push(resolve));
  return { given, give: () => waiting.forEach((resolve) => resolve()) };
}
