import type { Environment } from "#engine/environment.ts";

import type { Scope } from "./scope.ts";

/** The values of expressions when no screen is open, and the current time. */
export function sessionScope(environment: Environment): Scope {
  return { ...environment.context(), now: environment.now() };
}
