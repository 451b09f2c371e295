import type { Screen } from "#definition/compiled.ts";

import { isPresent } from "./complete.ts";
import { asks } from "./review.ts";
import type { Scope } from "./scope.ts";
import type { Inputs, ScreenState } from "./screen-state.ts";
import { resolveValue } from "./value.ts";

/**
 * The suggestions that hold now, and the inputs that they fill in: fields that are empty or still hold the earlier
 * suggestion. Undefined when nothing new is suggested.
 */
export function suggest(
  screen: Screen,
  state: ScreenState,
  scope: Scope,
): { readonly suggestions: Inputs; readonly inputs: Inputs } | undefined {
  const wanted = asks(screen).flatMap((ask) => Object.entries(ask.suggest ?? {}));
  const fresh = wanted
    .map(([name, value]) => [name, resolveValue(value, scope)] as const)
    .filter(([name, value]) => isPresent(value) && value !== state.suggestions[name]);
  if (fresh.length === 0) return undefined;
  const open = fresh.filter(([name]) => {
    const current = state.inputs[name];
    return !isPresent(current) || current === state.suggestions[name];
  });
  return {
    suggestions: { ...state.suggestions, ...Object.fromEntries(fresh) },
    inputs: { ...state.inputs, ...Object.fromEntries(open) },
  };
}
