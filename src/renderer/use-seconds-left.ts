import { useSyncExternalStore } from "react";

/** Whole seconds until a moment (epoch milliseconds), counted down; 0 when it has passed. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((until - Date.now()) / 1000)));
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
