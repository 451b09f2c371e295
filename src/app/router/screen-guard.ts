import { useEffect, useState } from "react";

import type { Screen } from "#definition/compiled.ts";
import { holds } from "#engine/values/condition.ts";
import { resolveEffects } from "#engine/calls/effects.ts";
import type { Environment } from "#engine/environment.ts";
import { sessionScope } from "#engine/scope/session-scope.ts";

/** Whether the customer may enter a screen. If not, the effects of its guard have run. */
export function useScreenGuard(screen: Screen, environment: Environment): boolean {
  // Checked once, on arrival: when the screen itself later changes the stored values, the customer must stay.
  const [mayEnter] = useState(() => !screen.guard || holds(screen.guard.when, sessionScope(environment)));

  useEffect(() => {
    if (!mayEnter) turnAway(screen, environment);
  }, [mayEnter, screen, environment]);
  return mayEnter;
}

function turnAway(screen: Screen, environment: Environment): void {
  for (const effect of resolveEffects(screen.guard?.else, sessionScope(environment), "info")) {
    const { kind } = effect;
    // The other effects only make sense on an open screen.
    if (kind === "message" || kind === "reset" || kind === "close" || kind === "refresh" || kind === "back")
      continue;
    environment.perform(effect);
  }
}
