import { useMemo } from "react";

import { chosenOption } from "#engine/select.ts";
import type { Option, SourceState } from "#engine/source.ts";

import { useScreenStore, useScreenValue } from "./screen-context.ts";
import { inputText, type WidgetProps } from "./widget.ts";

/** One choice; `value` is its key, which no other choice has. */
type Choice = Omit<Option, "item" | "key">;

type Choices = {
  readonly choices: readonly Choice[];
  readonly prompt: string | undefined;
  readonly status: SourceState["status"] | undefined;
  /** The key of the present choice; a value that is not offered is its own. */
  readonly chosen: string | undefined;
  /** Takes the choice with this key; none empties the field. */
  readonly choose: (key: string | undefined) => void;
};

const none: readonly Option[] = [];

/** What a field offers: the schema's own values, or those of its source; and what stands there instead or before. */
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
  const all = options.source ? (source?.options ?? none) : own;
  const choices = useMemo(() => all.map((one) => ({ ...one, value: one.key })), [all]);
  const status = source?.status;
  const choose = (next: string | undefined) => {
    const option = all.find((one) => one.key === next);
    if (option && options.source) store.choose(name, option.key);
    if (option?.value !== value) onChange(option?.value);
  };
  return {
    choices,
    prompt: promptFor(options, choices.length === 0, status),
    status,
    chosen: key ?? (inputText(value) || undefined),
    choose,
  };
}

/** Undefined where the source chooses for the customer. */
function promptFor(
  options: WidgetProps["options"],
  empty: boolean,
  status: SourceState["status"] | undefined,
): string | undefined {
  if (status === "loading") return "Please wait...";
  if (status === "ready" && empty) return options.empty ?? "Nothing to choose from";
  if (status === "failed") return "Not available";
  return options.placeholder;
}

/** The schema's own values, under the titles that the compiler has put beside them. */
function ownChoices(
  { enum: values = [] }: WidgetProps["schema"],
  labels: WidgetProps["options"]["labels"] = {},
): Option[] {
  return (values as readonly unknown[]).map((item) => {
    const value = inputText(item);
    return { key: value, value, label: labels[value] ?? value, item };
  });
}
