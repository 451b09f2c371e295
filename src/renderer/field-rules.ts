import type { FormValidation } from "@rjsf/utils";

import type { Ask } from "#definition/compiled.ts";
import { holds } from "#engine/condition.ts";
import type { ScreenStore } from "#engine/screen-store.ts";

/** Fields that are not there now: what was typed in them before is not sent. */
export function hiddenFields(ask: Ask, store: ScreenStore): string[] {
  const scope = store.scope();
  return Object.entries(ask.shown ?? {}).flatMap(([name, condition]) =>
    holds(condition, scope) ? [] : [name],
  );
}

/** Adds the message of each pair of fields that should hold the same value and does not. */
export function markDifferent(
  ask: Ask,
  data: Record<string, unknown>,
  errors: FormValidation,
): FormValidation {
  for (const { field, as, message } of ask.same ?? []) {
    if (data[field] !== undefined && data[field] !== data[as]) errors[field]?.addError(message);
  }
  return errors;
}
