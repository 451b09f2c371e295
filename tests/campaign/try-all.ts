import { check, property, type Arbitrary } from "fast-check";

import type { Plan, Verdict } from "./campaign.ts";

/**
 * Tries as many things of a kind as the plan says. `wrong` says what does not hold for one, or nothing; an error that it
 * throws counts too. The first violation is made as small as it can be, and ends the campaign.
 */
export function tryAll<T>(
  things: Arbitrary<T>,
  wrong: (thing: T) => string | undefined,
  { seed, count }: Plan,
): Verdict {
  const broken = (thing: T) => {
    const text = wrong(thing);
    if (text !== undefined) throw new Error(text);
  };
  const { failed, numRuns, counterexample, errorInstance } = check(property(things, broken), {
    seed,
    numRuns: count,
  });
  if (!failed) return { tried: numRuns, violations: [] };
  const text = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { tried: numRuns, violations: [`${JSON.stringify(counterexample?.[0])}: ${text}`] };
}
