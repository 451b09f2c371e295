import type { Screen } from "#definition/compiled.ts";
import type { Option } from "#engine/sources/source.ts";

import { asks } from "./screen-facts.ts";
import type { ScreenState } from "./screen-state.ts";

/** Where a field's choices come from: a source, or its own titles by value. */
type Choices = { readonly source?: unknown; readonly labels?: Readonly<Record<string, unknown>> };

/**
 * The whole item behind each choice: for a source's options the reply's item, for a field's own list its `const` and
 * `title`.
 */
export function selectedItems(screen: Screen, state: ScreenState): Record<string, unknown> {
  const selected: Record<string, unknown> = {};
  for (const [field, choices] of fieldChoices(screen)) {
    const item = itemOf(choices, field, state);
    if (item !== undefined) selected[field] = item;
  }
  return selected;
}

function itemOf({ source, labels }: Choices, field: string, state: ScreenState): unknown {
  const value = state.inputs[field];
  if (typeof source === "string") return chosenOption(state, source, field, value)?.item;
  const key = String(value);
  return labels && Object.hasOwn(labels, key) ? { const: value, title: labels[key] } : undefined;
}

/** The option of a source that a field holds; of several with the same value, the one that the customer chose. */
export function chosenOption(
  { sources, chosen }: ScreenState,
  source: string,
  field: string,
  value: unknown,
): Option | undefined {
  const fitting = sources[source]?.options?.filter((one) => one.value === value);
  return fitting?.find(({ key }) => key === chosen[field]) ?? fitting?.[0];
}

const known = new WeakMap<Screen, readonly (readonly [string, Choices])[]>();

/** The fields with choices, from `"ui:options"`: the author writes `source`, the compiler `labels`. */
export function fieldChoices(screen: Screen): readonly (readonly [string, Choices])[] {
  let pairs = known.get(screen);
  if (!pairs) {
    pairs = asks(screen).flatMap((ask) =>
      Object.entries(ask.uiSchema ?? {}).flatMap(([field, hints]) => {
        const choices = (hints as { "ui:options"?: Choices } | null)?.["ui:options"];
        return choices?.source || choices?.labels ? [[field, choices] as const] : [];
      }),
    );
    known.set(screen, pairs);
  }
  return pairs;
}
