import type { DemoProperty } from "#sandbox/demo/properties.ts";

/** Pieces of a property that nobody has taken yet. */
export function available({ id, stock }: DemoProperty, taken: ReadonlyMap<number, number>): number {
  return Math.max(0, stock - (taken.get(id) ?? 0));
}
