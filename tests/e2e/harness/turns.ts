import type { Provider } from "#sandbox/server.ts";

import { journeys, type Journey } from "./journeys.ts";

/** Seeds that `npm test` uses. Together they cover each form of reply. */
const FEW = [3, 8, 14];

export type Turn = { readonly provider: Provider; readonly journeys: readonly Journey[] };

/**
 * Which journeys run against which provider: with `LITERAL_SEEDS=20` each runs against the usual sandbox, and against
 * the literal provider with the seeds 1 to 20. Without it each runs once against the literal provider, with one of a
 * few seeds; the other specs run against the usual sandbox.
 */
export const turns: readonly Turn[] = turnsFor(Number(process.env["LITERAL_SEEDS"] ?? 0));

function turnsFor(seeds: number): readonly Turn[] {
  if (seeds === 0) {
    return FEW.map((seed, turn) => ({
      provider: { provider: "literal", seed },
      journeys: journeys.filter((_, index) => index % FEW.length === turn),
    }));
  }
  const literal = Array.from({ length: seeds }, (_, index) => ({
    provider: { provider: "literal", seed: index + 1 } as const,
    journeys,
  }));
  return [{ provider: { provider: "usual", seed: 1 }, journeys }, ...literal];
}
