import type { Ask } from "#definition/compiled.ts";
import { holds } from "#engine/condition.ts";
import type { ScreenStore } from "#engine/screen-store.ts";

import type { FormError } from "./messages.ts";

/** Fields that are not there now: what was typed in them before is not sent. */
export function hiddenFields(ask: Ask, store: ScreenStore): string[] {
  return unmet(ask.shown, store);
}

/** Fields that cannot be filled in now: what fills them in stands elsewhere in the form. */
export function restingFields(ask: Ask, store: ScreenStore): string[] {
  return unmet(ask.enabled, store);
}

/**
 * What is wrong with a form that its schema cannot say: pairs of fields that differ, and values beyond a limit. A field
 * that the schema has refused already is left out.
 */
export function withOwnErrors(
  ask: Ask,
  data: Readonly<Record<string, unknown>>,
  store: ScreenStore,
  found: readonly FormError[] = [],
): FormError[] {
  const own = [...differentFields(ask, data), ...(store.limits?.beyond(ask, data) ?? [])];
  const open = own.filter(({ field }) => !found.some((error) => error.field === field));
  return [...found, ...open.map((error) => ({ ...error, own: true }))];
}

/** What is wrong with pairs of fields that should hold the same value: ajv has no word for it. */
function differentFields(ask: Ask, data: Readonly<Record<string, unknown>>): FormError[] {
  return (ask.same ?? [])
    .filter(({ field, as }) => data[field] !== undefined && data[field] !== data[as])
    .map(({ field, message }) => ({ field, keyword: "same", text: message }));
}

function unmet(conditions: Ask["enabled"], store: ScreenStore): string[] {
  const scope = store.scope();
  return Object.entries(conditions ?? {}).flatMap(([name, condition]) =>
    holds(condition, scope) ? [] : [name],
  );
}
