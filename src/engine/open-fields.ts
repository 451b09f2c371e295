import type { Ask } from "#definition/compiled.ts";

import { isPresent } from "./complete.ts";
import { holds } from "./condition.ts";
import type { ScreenStore } from "./screen-store.ts";
import { filledInputs } from "./source.ts";

type Opened = Pick<ScreenStore, "screen" | "getState" | "scope">;

/**
 * Whether a field of a form can be filled in now. That includes a field that waits for a look-up once the look-up has
 * answered without a value for it, because otherwise nobody could fill it in.
 */
export function isEnabled({ enabled }: Ask, field: string, store: Opened): boolean {
  const condition = enabled?.[field];
  return !condition || holds(condition, store.scope()) || isLeftOut(field, store);
}

function isLeftOut(field: string, store: Opened): boolean {
  const { sources } = store.getState();
  return Object.entries(store.screen.sources ?? {}).some(([name, source]) => {
    const state = sources[name];
    if (state?.status !== "ready" || !Object.hasOwn(source.fill ?? {}, field)) return false;
    return !isPresent(filledInputs(source, { ...store.scope(), response: { body: state.body } })[field]);
  });
}
