import type { Screen } from "#definition/compiled.ts";

import { asks } from "./review.ts";
import type { ScreenState } from "./screen-state.ts";

/** For each field whose options come from a source: the whole item behind the choice. */
export function selectedItems(screen: Screen, state: ScreenState): Record<string, unknown> {
  const selected: Record<string, unknown> = {};
  for (const [field, source] of fieldSources(screen)) {
    const value = state.inputs[field];
    const option = state.sources[source]?.options?.find((one) => one.value === value);
    if (option) selected[field] = option.item;
  }
  return selected;
}

const known = new WeakMap<Screen, readonly (readonly [string, string])[]>();

/** Pairs of field and source, from `"ui:options": { "source": … }`. */
function fieldSources(screen: Screen): readonly (readonly [string, string])[] {
  let pairs = known.get(screen);
  if (!pairs) {
    pairs = asks(screen).flatMap((ask) =>
      Object.entries(ask.uiSchema ?? {}).flatMap(([field, hints]) => {
        const source = sourceOf(hints);
        return source ? [[field, source] as const] : [];
      }),
    );
    known.set(screen, pairs);
  }
  return pairs;
}

function sourceOf(hints: unknown): string | undefined {
  const options = (hints as { "ui:options"?: { source?: unknown } } | null)?.["ui:options"];
  return typeof options?.source === "string" ? options.source : undefined;
}
