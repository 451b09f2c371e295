import type { Condition } from "#definition/compiled.ts";
import type { EffectDefinition, Tone } from "#definition/format.ts";
import { resolveEffects, type ScreenEffect } from "#engine/calls/effects.ts";
import type { AlertEffect, PerformedEffect } from "#engine/environment.ts";
import { defaultsOf } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import type { SourceRunner } from "#engine/sources/source-runner.ts";

/**
 * Performs effects; returns whether one of them closed the dialog.
 * @param head takes an alert for which the app then opens no dialog
 */
export type Perform = (
  effects: readonly EffectDefinition<Condition>[] | undefined,
  scope: Scope,
  tone: Tone,
  head?: (alert: AlertEffect) => void,
) => boolean;

/** After these the customer no longer sees this screen. */
const LEAVING: readonly string[] = ["navigate", "leave", "signIn", "clearSession"];

/** Performs the effects of one open screen: on the screen itself, or through the environment. */
export function createPerformer(host: ScreenHost, sources: () => SourceRunner | undefined): Perform {
  function performOne(effect: PerformedEffect | ScreenEffect): void {
    switch (effect.kind) {
      case "message":
        return host.dispatch({ type: "said", message: { text: effect.text, tone: effect.tone } });
      case "reset":
        host.dispatch({ type: "cleared", inputs: effect.inputs, defaults: defaultsOf(host.screen) });
        return sources()?.restore();
      case "refresh":
        return sources()?.refresh(effect.sources);
      case "close":
      // The step runner decides which step is next.
      case "back":
        return;
      case "alert":
      case "toast":
      case "navigate":
      case "leave":
      case "store":
      case "signIn":
      case "clearSession":
        return host.environment.perform(effect);
    }
  }

  return (effects, scope, tone, head) => {
    const resolved = resolveEffects(effects, scope, tone);
    const stays = !resolved.some(({ kind }) => LEAVING.includes(kind));
    for (const effect of resolved) {
      if (effect.kind === "alert" && head && stays) head(effect);
      else performOne(effect);
    }
    return resolved.some(({ kind }) => kind === "close");
  };
}

/** Tells a customer who has left the screen the outcome, and does nothing else. */
export function tell(
  host: ScreenHost,
  effects: readonly EffectDefinition<Condition>[] | undefined,
  scope: Scope,
  tone: Tone,
): void {
  for (const effect of resolveEffects(effects, scope, tone)) {
    if (effect.kind === "alert" || effect.kind === "toast") host.environment.perform(effect);
  }
}
