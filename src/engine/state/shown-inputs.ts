import type { Ask, Screen } from "#definition/compiled.ts";
import { isShown } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { asks } from "./screen-facts.ts";
import { without, type Inputs } from "./screen-state.ts";

/**
 * The inputs that are shown now. A hidden field has no value and is not sent; its value is kept and returns with the
 * field.
 * @param scopeOf the values for conditions, with these inputs
 */
export function shownInputs(screen: Screen, inputs: Inputs, scopeOf: (inputs: Inputs) => Scope): Inputs {
  const fields = conditionalFields(screen).filter(([name]) => Object.hasOwn(inputs, name));
  if (fields.length === 0) return inputs;
  let hidden: readonly string[] = [];
  // The visibility of a field may depend on another field, so repeat until nothing changes.
  for (let round = 0; round <= fields.length; round++) {
    const scope = scopeOf(without(inputs, hidden));
    const next = fields.filter(([name, forms]) => forms.every((ask) => !isShown(ask, name, scope)));
    const names = next.map(([name]) => name);
    if (names.join(" ") === hidden.join(" ")) break;
    hidden = names;
  }
  return hidden.length > 0 ? without(inputs, hidden) : inputs;
}

type Field = readonly [name: string, forms: readonly Ask[]];

const known = new WeakMap<Screen, readonly Field[]>();

/** The fields that are not always shown, with their forms. */
function conditionalFields(screen: Screen): readonly Field[] {
  const found = known.get(screen) ?? findFields(screen);
  known.set(screen, found);
  return found;
}

function findFields(screen: Screen): Field[] {
  const names = new Set(asks(screen).flatMap(({ shown = {} }) => Object.keys(shown)));
  return [...names].map((name) => [name, asks(screen).filter((ask) => asksFor(ask, name))]);
}

function asksFor({ schema, shown = {} }: Ask, name: string): boolean {
  return name in shown || name in ((schema.properties as object | undefined) ?? {});
}
