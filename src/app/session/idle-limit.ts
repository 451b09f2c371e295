/** How long the customer is warned before the sign-out. */
export const WARNING_MS = 60_000;

/** The clocks, in milliseconds. */
export type IdleTimes = {
  /** A monotonic clock, independent of the device's clock; on some devices it stops while they sleep. */
  readonly elapsed: () => number;
  /** The device's clock, since the epoch: it continues during sleep, but anybody may change it. */
  readonly wall: () => number;
  /** Whether the page is hidden. */
  readonly isHidden: () => boolean;
};

/** The clocks of this page. There is none while the build renders one. */
export const pageTimes: IdleTimes = {
  elapsed: () => performance.now(),
  wall: () => Date.now(),
  isHidden: () => globalThis.document?.visibilityState === "hidden",
};

/** After how many ms without activity the customer is warned. */
export function limitOf(minutes: number): number {
  return minutes * 60_000;
}

/** Whether a session has ended in which nobody did anything for so many ms. */
export function isOver(minutes: number, idle: number): boolean {
  return idle >= limitOf(minutes) + WARNING_MS;
}
