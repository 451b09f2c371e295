import type { Environment } from "./environment.ts";
import type { Scope } from "./scope.ts";

/** What expressions can name where no screen is open, and the moment at which they are read. */
export function sessionScope(environment: Environment): Scope {
  return { ...environment.context(), now: environment.now() };
}
