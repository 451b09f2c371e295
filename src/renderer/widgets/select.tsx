import type { Option } from "#engine/source.ts";
import { Select } from "#ui/select.tsx";

import { useScreenValue } from "#renderer/screen-context.ts";
import { inputText, textValue, type WidgetProps } from "#renderer/widget-props.ts";

type Choice = Pick<Option, "value" | "label" | "detail">;

/** A choice among the schema's own values, or among what a source offers. */
export function SelectWidget({
  control,
  name,
  value,
  onChange,
  schema,
  options,
  disabled,
  readOnly,
}: WidgetProps) {
  const source = useScreenValue((store) =>
    options.source ? store.getState().sources[options.source] : undefined,
  );
  const choices: readonly Choice[] = options.source
    ? (source?.options ?? [])
    : ownChoices(schema, options.labels);
  const prompt = promptFor(options, choices.length === 0, source?.status);
  return (
    <Select
      {...control}
      name={name}
      value={inputText(value)}
      onChange={(event) => onChange(textValue(event.target.value))}
      disabled={disabled || readOnly || choices.length === 0}
    >
      {(prompt !== undefined || value === undefined) && <option value="">{prompt ?? "Choose one"}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.detail ? `${choice.label} – ${choice.detail}` : choice.label}
        </option>
      ))}
    </Select>
  );
}

/** The first, empty option; none where the source chooses for the customer. */
function promptFor(
  options: WidgetProps["options"],
  none: boolean,
  status: string | undefined,
): string | undefined {
  if (status === "loading") return "Please wait...";
  if (status === "ready" && none) return options.empty ?? "Nothing to choose from";
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
