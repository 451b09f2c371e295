import type { Ask } from "#definition/compiled.ts";
import { isShown } from "#engine/values/condition.ts";
import { isEnabled } from "#engine/fields/open-fields.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";

import type { FieldStates, FormError } from "./messages.ts";

/** The current states of a form's fields: hidden ones are not sent, and resting ones are filled in from elsewhere. */
export function fieldStates(ask: Ask, store: ScreenStore): Required<FieldStates> {
  const scope = store.scope();
  return {
    hidden: Object.keys(ask.shown ?? {}).filter((name) => !isShown(ask, name, scope)),
    resting: Object.keys({ ...ask.enabled, ...ask.limits }).filter((name) => !isEnabled(ask, name, store)),
  };
}

/**
 * Errors that a form's schema cannot find: pairs of fields that differ, and values beyond a limit. Fields that the
 * schema has refused already are left out.
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

/** Pairs of fields that should be equal and are not; ajv has no keyword for that. */
function differentFields(ask: Ask, data: Readonly<Record<string, unknown>>): FormError[] {
  return (ask.same ?? [])
    .filter(({ field, as }) => data[field] !== undefined && data[field] !== data[as])
    .map(({ field, message }) => ({ field, keyword: "same", text: message }));
}
