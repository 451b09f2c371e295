import type { Ask } from "#definition/compiled.ts";
import { isShown } from "#engine/condition.ts";
import { isEnabled } from "#engine/open-fields.ts";
import type { ScreenStore } from "#engine/screen-store.ts";

import type { FieldStates, FormError } from "./messages.ts";

/** What the fields of a form are now: what was typed in a hidden one is not sent, what fills in a resting one stands elsewhere. */
export function fieldStates(ask: Ask, store: ScreenStore): Required<FieldStates> {
  const scope = store.scope();
  return {
    hidden: Object.keys(ask.shown ?? {}).filter((name) => !isShown(ask, name, scope)),
    resting: Object.keys(ask.enabled ?? {}).filter((name) => !isEnabled(ask, name, store)),
  };
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
