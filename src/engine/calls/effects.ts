import type { Condition } from "#definition/compiled.ts";
import type { EffectDefinition, Tone } from "#definition/format.ts";
import type { Outcome } from "#definition/screen.ts";
import { isRecord } from "#lib/json/record.ts";
import { holds } from "#engine/values/condition.ts";
import type { PerformedEffect } from "#engine/environment.ts";
import { evaluateText } from "#engine/values/evaluate-text.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToShown, resolveValue } from "#engine/values/value.ts";

/** An effect on the screen itself. */
export type ScreenEffect =
  | { readonly kind: "message"; readonly text: string; readonly tone: Tone }
  | { readonly kind: "reset"; readonly inputs: true | readonly string[] }
  | { readonly kind: "close" }
  | { readonly kind: "back" }
  | { readonly kind: "refresh"; readonly sources: readonly string[] };

/** The tone of a message for each outcome, unless its effect has its own. */
export const TONES: Readonly<Record<Outcome, Tone>> = {
  succeeded: "success",
  failed: "danger",
  pending: "warning",
  resolved: "info",
};

/** The effects whose condition holds, with their values resolved. `tone` is their default tone. */
export function resolveEffects(
  effects: readonly EffectDefinition<Condition>[] = [],
  scope: Scope,
  tone: Tone,
): (PerformedEffect | ScreenEffect)[] {
  return effects
    .filter(({ when }) => !when || holds(when, scope))
    .map((effect) => resolve(effect, scope, tone));
}

function resolve(
  effect: EffectDefinition<Condition>,
  scope: Scope,
  tone: Tone,
): PerformedEffect | ScreenEffect {
  if ("alert" in effect) {
    const { title, text, tone: own = tone } = effect.alert;
    return {
      kind: "alert",
      title: resolveToShown(title, scope),
      text: resolveToShown(text, scope),
      tone: own,
      ...unsettled(scope, tone),
    };
  }
  if ("toast" in effect) {
    return { kind: "toast", text: resolveToShown(effect.toast.text, scope), tone: effect.toast.tone ?? tone };
  }
  if ("message" in effect) {
    return {
      kind: "message",
      text: resolveToShown(effect.message.text, scope),
      tone: effect.message.tone ?? tone,
    };
  }
  if ("navigate" in effect) return { kind: "navigate", to: effect.navigate };
  if ("store" in effect) return { kind: "store", values: resolveRecord(effect.store, scope) };
  if ("signIn" in effect) {
    const { token, user } = resolveRecord(effect.signIn, scope);
    return {
      kind: "signIn",
      token: typeof token === "string" ? token : "",
      user: isRecord(user) ? user : {},
    };
  }
  if ("clearSession" in effect) return { kind: "clearSession" };
  if ("back" in effect) return { kind: "back" };
  if ("reset" in effect) return { kind: "reset", inputs: effect.reset };
  return "close" in effect ? { kind: "close" } : { kind: "refresh", sources: effect.refresh };
}

/** A message about a pending outcome belongs to a payment that is still open. */
function unsettled(scope: Scope, tone: Tone): { readonly payment?: string } {
  const key = tone === TONES.pending ? evaluateText("$intent.key", scope) : undefined;
  return typeof key === "string" ? { payment: key } : {};
}

function resolveRecord(values: Readonly<Record<string, unknown>>, scope: Scope): Record<string, unknown> {
  return resolveValue(values as Parameters<typeof resolveValue>[0], scope) as Record<string, unknown>;
}
