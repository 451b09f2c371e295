import type { DemoProperty } from "#sandbox/demo/properties.ts";

/** Number of pieces of a property that are still available. */
export function available({ id, stock }: DemoProperty, taken: ReadonlyMap<number, number>): number {
  return Math.max(0, stock - (taken.get(id) ?? 0));
}
