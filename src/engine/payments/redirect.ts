import type { Condition } from "#definition/compiled.ts";
import type { RedirectStep } from "#definition/format.ts";
import type { Environment } from "#engine/environment.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Running } from "#engine/screen/running.ts";
import { resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

/** The address to which a payment leads; undefined where it is none that the deployment lists. */
export function redirectAddress(
  definition: RedirectStep<Condition>["redirect"],
  scope: Scope,
  { outside }: Environment,
): string | undefined {
  const found = resolveValue(definition.to, scope);
  return typeof found === "string" && outside.allows(found) ? found : undefined;
}

/**
 * A step with `redirect`: the customer leaves for a page of their bank. Who comes back without the page having been loaded
 * anew goes on from here; all others find their payment pending, and it is asked about.
 */
export async function redirect(
  step: RedirectStep<Condition>,
  { host, stopped, isHere, goOn, giveUp }: Running,
): Promise<void> {
  if (redirectAddress(step.redirect, host.scope(), host.environment) === undefined) {
    const text = words.thePageOfYourBankCould;
    host.dispatch({ type: "said", message: { text, tone: "warning" } });
    return giveUp();
  }
  await stopped;
  if (isHere()) goOn();
}
