import type { Screen } from "#definition/compiled.ts";
import { isPresent } from "#engine/values/complete.ts";
import { asks } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { without, type Inputs, type ScreenState } from "#engine/state/screen-state.ts";
import { resolveValue } from "#engine/values/value.ts";

import { fixedValue, isEnabled } from "./open-fields.ts";

type Suggestion = {
  readonly name: string;
  readonly value: unknown;
  /** The field cannot be filled in otherwise now; an earlier entry does not count. */
  readonly fixed: boolean;
};

/**
 * The current suggestions, and the inputs with them: in fields that are empty, still hold the earlier suggestion, or
 * are fixed. A field whose suggestion no longer holds is emptied. Undefined when nothing changes.
 */
export function suggest(
  screen: Screen,
  state: ScreenState,
  scope: Scope,
): { readonly suggestions: Inputs; readonly inputs: Inputs } | undefined {
  const { inputs, suggestions } = state;
  const all = suggestionsOf(screen, state, scope);
  const isOwn = ({ name }: Suggestion) => inputs[name] === suggestions[name];
  const gone = all.filter(({ name, value }) => !isPresent(value) && isPresent(suggestions[name]));
  const fresh = all.filter(
    ({ name, value, fixed }) =>
      isPresent(value) && (value !== suggestions[name] || (fixed && value !== inputs[name])),
  );
  if (gone.length === 0 && fresh.length === 0) return undefined;
  const taken = fresh.filter((one) => one.fixed || !isPresent(inputs[one.name]) || isOwn(one));
  return {
    suggestions: { ...without(suggestions, gone.map(nameOf)), ...valuesOf(fresh) },
    inputs: { ...without(inputs, gone.filter(isOwn).map(nameOf)), ...valuesOf(taken) },
  };
}

function suggestionsOf(screen: Screen, state: ScreenState, scope: Scope): Suggestion[] {
  const opened = { screen, getState: () => state, scope: () => scope };
  return asks(screen).flatMap((ask) =>
    Object.keys({ ...ask.suggest, ...ask.limits })
      // Each key asks: a field with other limits alone gets no value.
      .filter((name) => (ask.suggest?.[name] ?? ask.limits?.[name]?.fixed) !== undefined)
      .map((name) => {
        const value = fixedValue(ask, name, scope) ?? resolveValue(ask.suggest?.[name] ?? null, scope);
        return { name, value, fixed: !isEnabled(ask, name, opened) };
      }),
  );
}

function nameOf({ name }: Suggestion): string {
  return name;
}

function valuesOf(suggestions: readonly Suggestion[]): Inputs {
  return Object.fromEntries(suggestions.map(({ name, value }) => [name, value]));
}
