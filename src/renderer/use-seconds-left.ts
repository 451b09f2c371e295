import { useSyncExternalStore } from "react";

import { useScreenStore } from "./screen-context.ts";

/** Whole seconds until a moment (epoch milliseconds) by the screen's clock, counted down; 0 when it has passed. */
export function useSecondsLeft(until: number): number {
  const { now } = useScreenStore();
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((until - now()) / 1000)));
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
