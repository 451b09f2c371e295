import { useMemo } from "react";

import type { Screen } from "#definition/compiled.ts";
import { offersValue } from "#engine/sources/billers.ts";
import { chosenOption } from "#engine/state/select.ts";
import type { Option, SourceState } from "#engine/sources/source.ts";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

import { inputText, type WidgetProps } from "./widget.ts";

/** One choice; `value` is its unique key. */
type Choice = Omit<Option, "item" | "key">;

type Choices = {
  readonly choices: readonly Choice[];
  readonly prompt: string | undefined;
  readonly status: SourceState["status"] | undefined;
  /**
   * There is nothing to choose from, and nothing is on its way. A list that is coming is open: customers who go on by
   * keyboard would pass over a control that is disabled, and not know it.
   */
  readonly isEmpty: boolean;
  /** The key of the current choice; a value that is not offered is its own key. */
  readonly chosen: string | undefined;
  /** Chooses by key; undefined empties the field. */
  readonly choose: (key: string | undefined) => void;
};

const none: readonly Option[] = [];

/**
 * The choices of a field: the schema's own values, or its source's options; and the text shown before or instead of
 * them.
 */
export function useChoices(props: WidgetProps): Choices {
  const { schema, options, name, value, onChange } = props;
  const store = useScreenStore();
  const follows = options.source !== undefined;
  const source = useScreenValue(
    ({ getState }) => (options.source ? getState().sources[options.source] : undefined),
    follows,
  );
  const key = useScreenValue(
    ({ getState }) =>
      options.source ? chosenOption(getState(), options.source, name, value)?.key : undefined,
    follows,
  );
  const own = useMemo(() => ownChoices(schema, options.labels), [schema, options.labels]);
  const given = options.source ? (source?.options ?? none) : own;
  const all = useMemo(
    () =>
      store.screen.billers
        ? given.filter((one) => offersValue(store.screen, store.scope(), name, one.value))
        : given,
    [store, given, name],
  );
  const choices = useMemo(() => all.map((one) => ({ ...one, value: one.key })), [all]);
  const isBuilt = import.meta.env.SSR && options.source && isComing(store.screen, options.source);
  const status = isBuilt ? "loading" : source?.status;
  const choose = (next: string | undefined) => {
    const option = all.find((one) => one.key === next);
    if (option && options.source) store.choose(name, option.key);
    if (option?.value !== value) onChange(option?.value);
  };
  return {
    choices,
    prompt: promptFor(props, choices.length === 0, status),
    status,
    isEmpty: choices.length === 0 && status !== "loading",
    chosen: key ?? (inputText(value) || undefined),
    choose,
  };
}

/**
 * Whether the choices come as soon as a page of customers opens, which the build renders before that. A public page says what the app says
 * first, because the app hydrates it.
 */
function isComing({ access, sources, found }: Screen, source: string): boolean {
  if (access === "public" || found.sourcesOfInputs.includes(source)) return false;
  return sources?.[source]?.when === undefined;
}

/** Undefined when the source chooses for the customer. */
function promptFor(
  { options, waiting = words.pleaseWait }: WidgetProps,
  empty: boolean,
  status: SourceState["status"] | undefined,
): string | undefined {
  if (status === "loading") return waiting;
  if (status === "ready" && empty) return options.empty ?? words.nothingToChooseFrom;
  if (status === "failed") return words.notAvailable;
  return options.placeholder;
}

/** The schema's own values, with the titles that the compiler has stored with them. */
function ownChoices(
  { enum: values = [] }: WidgetProps["schema"],
  labels: WidgetProps["options"]["labels"] = {},
): Option[] {
  return (values as readonly unknown[]).map((item) => {
    const value = inputText(item);
    return { key: value, value, label: labels[value] ?? value, item };
  });
}
