import type { Condition } from "#definition/compiled.ts";
import type { EffectDefinition } from "#definition/format.ts";
import { holds } from "#engine/values/condition.ts";
import type { AlertEffect } from "#engine/environment.ts";
import { isDialog, retreat, type Position } from "#engine/state/position.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";

import { formOf } from "./refused-fields.ts";

/** The dialog that says what has failed, and how. */
export type FailedDialog = { readonly to: Position; readonly say: (alert: AlertEffect) => void };

/**
 * A failed call that leads back to a dialog: the dialog itself says what an alert would say above it. What stands at a field
 * already is not said twice. Undefined where the failure leads to the page.
 * @param refused fields at which the server found errors; without one, an effect may close the dialog
 */
export function failInDialog(
  host: ScreenHost,
  at: number,
  refused: readonly string[],
  effects: readonly EffectDefinition<Condition>[] = [],
  scope: Scope,
): FailedDialog | undefined {
  const { screen, state, dispatch } = host;
  const isLeft = effects.some(
    (effect) => ("close" in effect || "back" in effect) && (!effect.when || holds(effect.when, scope)),
  );
  const to = formOf(screen, at, refused) ?? (isLeft ? undefined : retreat(screen, at, host.scope()));
  if (!to || !isDialog(screen.steps[to.at]!)) return undefined;
  const say = ({ title, text, tone }: AlertEffect) => {
    if (Object.values(state().fieldErrors).includes(text)) return;
    dispatch({ type: "said", message: { title, text, tone } });
  };
  return { to, say };
}
