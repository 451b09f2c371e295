import type { Screen } from "#definition/compiled.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { isAsk, type Position, retreat } from "./position.ts";

/**
 * How many forms lie behind the present one, on the page or in a dialog: so many times the customer can go back within the
 * screen. While a call runs, the form counts that led to it. Behind a step that only shows something there is none.
 */
export function depthOf(screen: Screen, position: Position, scope: Scope): number {
  const { at, phase } = position;
  if (phase === "showing" || phase === "resting") return 0;
  let current = phase === "asking" ? at : retreat(screen, at, scope).at;
  for (let depth = 0; ; depth++) {
    const before = retreat(screen, current, scope).at;
    if (before >= current || !isAsk(screen.steps[before]!)) return depth;
    current = before;
  }
}
