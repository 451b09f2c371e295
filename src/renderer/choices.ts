import { useMemo } from "react";

import type { Option, SourceState } from "#engine/source.ts";

import { useScreenValue } from "./screen-context.ts";
import { inputText, type WidgetProps } from "./widget.ts";

export type Choice = Omit<Option, "item">;

const none: readonly Choice[] = [];

/** What a field offers: the schema's own values, or those of its source; and what stands there instead or before. */
export function useChoices({ schema, options }: Pick<WidgetProps, "schema" | "options">): {
  choices: readonly Choice[];
  prompt: string | undefined;
  status: SourceState["status"] | undefined;
} {
  const source = useScreenValue((store) =>
    options.source ? store.getState().sources[options.source] : undefined,
  );
  const status = source?.status;
  const own = useMemo(() => ownChoices(schema, options.labels), [schema, options.labels]);
  const choices = options.source ? (source?.options ?? none) : own;
  return { choices, prompt: promptFor(options, choices.length === 0, status), status };
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
): Choice[] {
  return (values as readonly unknown[]).map((value) => {
    const text = inputText(value);
    return { value: text, label: labels[text] ?? text };
  });
}
