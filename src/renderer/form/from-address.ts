import { defaultWidget } from "#definition/widgets.ts";
import { isPresent } from "#engine/values/complete.ts";
import { asks, secretInputs } from "#engine/state/screen-facts.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { idle, type SourceState } from "#engine/sources/source.ts";

import { fieldOptions, propertyOf } from "./field-options.ts";
import { withOwnErrors } from "./field-rules.ts";
import { toFormErrors } from "./messages.ts";
import { schemaErrors } from "./validation.ts";
import type { Widgets } from "./widget.ts";

/** Longer texts are no field's. */
const LONGEST = 200;

/**
 * Fills in what the query of an address has for the screen's fields (`fromAddress`), as if it were typed. It submits nothing.
 * A choice among options that load waits for them, and what the customer chooses meanwhile stays.
 * @returns ends the waiting
 */
export function fillFromAddress(store: ScreenStore, widgets: Widgets, query: string): () => void {
  const given = new URLSearchParams(query);
  const open = new Map(
    Object.entries(store.screen.fromAddress ?? {}).map(([key, name]) => [name, given.get(key) ?? ""]),
  );
  const fill = (isLate: boolean) => {
    for (const [name, text] of open) {
      const field = fieldOf(store, name);
      if (field?.status === "loading" || field?.status === "idle") continue;
      open.delete(name);
      const value = field && read(store, widgets, field, text);
      if (value === undefined || (isLate && isPresent(store.getState().inputs[name]))) continue;
      // One by one: what is filled in first may decide which fields there are, and their limits.
      store.refill?.fill((inputs) => ({ ...inputs, [name]: value }));
    }
    if (open.size === 0) leave();
  };
  const leave = store.subscribe(() => queueMicrotask(() => fill(true)));
  fill(false);
  return () => {
    open.clear();
    leave();
  };
}

type Field = NonNullable<ReturnType<typeof fieldOf>>;

/** A field that a link may fill in: neither a secret, nor one that cannot be typed in. */
function fieldOf({ screen, getState }: ScreenStore, name: string) {
  const ask = asks(screen).find(({ names }) => names.includes(name));
  const schema = propertyOf(ask?.schema ?? {}, name);
  const options = fieldOptions(ask?.uiSchema?.[name]);
  const isFixed = schema.readOnly === true || options.readonly || options.disabled;
  if (!ask || isFixed || secretInputs(screen).includes(name)) return undefined;
  const source = screen.sources?.[options.source ?? ""]?.options && options.source;
  const state: SourceState | undefined = source ? (getState().sources[source] ?? idle) : undefined;
  return { name, ask, schema, options, status: state?.status, choices: state && (state.options ?? []) };
}

/** The value of a text, or undefined where the field refuses it. */
function read(
  store: ScreenStore,
  widgets: Widgets,
  { name, ask, schema, options, choices }: Field,
  text: string,
): unknown {
  if (text === "" || text.length > LONGEST) return undefined;
  const scope = store.scope();
  const value = widgets[options.widget ?? defaultWidget(schema)]?.read?.(text, { options, scope });
  if (choices && !choices.some((choice) => choice.value === value)) return undefined;
  const data = { [name]: value };
  const errors = withOwnErrors(
    ask,
    data,
    store,
    toFormErrors(ask, schemaErrors(ask, data), { scope, widgets }),
  );
  return errors.some(({ field }) => field === name) ? undefined : value;
}
