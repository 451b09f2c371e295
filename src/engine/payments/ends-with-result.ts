import { isMoney } from "#engine/state/screen-facts.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";

/**
 * Whether the result of a payment stands in place of the form: the payment is made, and the screen asks and shows nothing
 * after it. After a failure the customer corrects the form, and an earlier payment is none of this visit.
 */
export function endsWithResult({ screen, getState }: Pick<ScreenStore, "screen" | "getState">): boolean {
  const { result, at, phase } = getState();
  if (!result || result.earlier || result.outcome === "failed") return false;
  return phase === "resting" || (phase === "asking" && screen.steps.slice(at + 1).some(isMoney));
}
