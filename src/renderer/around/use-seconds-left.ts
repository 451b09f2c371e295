import { useSyncExternalStore } from "react";

import { everySecond } from "#lib/tasks/every-second.ts";
import { useScreenStore } from "#renderer/screen-context.ts";

/** Counts down the whole seconds until a moment (epoch milliseconds) by the screen's clock; 0 after it. */
export function useSecondsLeft(until: number): number {
  const { now } = useScreenStore();
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((until - now()) / 1000)));
}
