import type { Ask, Screen } from "#definition/compiled.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { recordOf } from "#lib/json/record.ts";
import { isShown } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { asks } from "#engine/state/screen-facts.ts";
import type { Inputs } from "#engine/state/screen-state.ts";

import { wrongLists } from "./list-errors.ts";
import { listItems, membersOf, type Member } from "./lists.ts";

/** One field of a list as `$selected` has it: its value, and the item of the reply that it was made of. */
type ListRow = { readonly name: string; readonly value?: unknown; readonly item: unknown };

/** The fields of each shown list of a screen as rows, with the values that they have now. */
function selectedRows(screen: Screen, scope: Scope): Readonly<Record<string, readonly ListRow[]>> {
  const inputs = recordOf(scope.inputs);
  const lists = asks(screen).flatMap((ask) =>
    Object.entries(ask.lists ?? {}).filter(([field]) => isShown(ask, field, scope)),
  );
  return Object.fromEntries(
    lists.map(([field, list]) => {
      const items = listItems(list, scope);
      const members = membersOf(list, scope);
      const values = heldValues(members, inputs[field]);
      return [field, members.map(({ name }, at) => ({ name, value: values[name], item: items[at] }))];
    }),
  );
}

/**
 * Lists whose values must change: those of another item are removed, and values that the reply gives are filled in. A
 * field that the customer has emptied stays empty.
 */
function settledLists({ lists = {} }: Ask, inputs: Inputs, scope: Scope): [string, unknown][] {
  return Object.entries(lists).flatMap(([field, list]): [string, unknown][] => {
    const next = heldValues(membersOf(list, scope), inputs[field]);
    return deepEqual(recordOf(inputs[field]), next) ? [] : [[field, next]];
  });
}

/** The values of a list's fields: what the customer has entered, else what the reply gives. */
function heldValues(members: readonly Member[], entered: unknown): Readonly<Record<string, unknown>> {
  const values = recordOf(entered);
  const isOf = (name: string) => members.some((member) => member.name === name);
  const kept = Object.entries(values).filter(([name]) => isOf(name));
  const given = members.flatMap(({ name, value, given: isGiven, unusable }) =>
    unusable === undefined && value !== undefined && (isGiven || !Object.hasOwn(values, name))
      ? [[name, value] as const]
      : [],
  );
  return Object.fromEntries([...kept, ...given]);
}

/** What only screens with lists of fields need of the engine. */
export const lists = { selectedRows, settledLists, wrongLists };

export type Lists = typeof lists;
