import type { Screen } from "#definition/compiled.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { isAsk } from "./position.ts";
import { secretInputs, sentInputs } from "./screen-facts.ts";
import { without } from "./screen-state.ts";

/**
 * The secrets to forget when the customer is at step `at`: all except those asked before it and sent by a later call (a
 * password asked before a one-time code), and those of a form that keeps its secrets, there or further on.
 */
export function spentSecrets(screen: Screen, at: number): string[] {
  const asked = screen.steps.slice(0, at).flatMap((step) => (isAsk(step) ? step.ask.secrets : []));
  const needed = new Set(screen.steps.slice(at).flatMap(sentInputs));
  const kept = screen.steps
    .slice(at)
    .flatMap((step) => (isAsk(step) && step.ask.keepsSecrets ? step.ask.secrets : []));
  return secretInputs(screen).filter(
    (name) => !kept.includes(name) && (!asked.includes(name) || !needed.has(name)),
  );
}

/** The scope without secrets, for everything except the request that sends them. */
export function withoutSecrets(screen: Screen, scope: Scope): Scope {
  const secrets = secretInputs(screen);
  const open = (root: "inputs" | "selected") =>
    without((scope[root] ?? {}) as Record<string, unknown>, secrets);
  return { ...scope, inputs: open("inputs"), selected: open("selected") };
}
