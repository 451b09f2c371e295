import type { Ask } from "#definition/compiled.ts";
import { isPresent } from "#engine/values/complete.ts";
import { holds } from "#engine/values/condition.ts";
import { filledInputs } from "#engine/sources/filled-inputs.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveValue } from "#engine/values/value.ts";

type Opened = Pick<ScreenStore, "screen" | "getState" | "scope">;

/**
 * Whether a field of a form can be filled in now. That includes a field that waits for a look-up once the look-up has
 * answered without a value for it, because otherwise nobody could fill it in. A fixed field never can.
 */
export function isEnabled(ask: Ask, field: string, store: Opened): boolean {
  if (fixedValue(ask, field, store.scope()) !== undefined) return false;
  const condition = ask.enabled?.[field];
  return !condition || holds(condition, store.scope()) || isLeftOut(field, store);
}

/** Whether a field can be disabled at all. */
export function mayRest({ enabled, limits }: Ask, field: string): boolean {
  return enabled?.[field] !== undefined || limits?.[field]?.fixed !== undefined;
}

/** The number that a field is fixed to now (`limits`); undefined when it is free. */
export function fixedValue({ limits }: Ask, field: string, scope: Scope): number | undefined {
  const value = resolveValue(limits?.[field]?.fixed ?? null, scope);
  return typeof value === "number" && value > 0 ? value : undefined;
}

function isLeftOut(field: string, store: Opened): boolean {
  const { sources } = store.getState();
  return Object.entries(store.screen.sources ?? {}).some(([name, source]) => {
    const state = sources[name];
    if (state?.status !== "ready" || !Object.hasOwn(source.fill ?? {}, field)) return false;
    return !isPresent(filledInputs(source, { ...store.scope(), response: { body: state.body } })[field]);
  });
}
