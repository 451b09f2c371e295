import { Select } from "#ui/select.tsx";

import { useChoices } from "#renderer/choices.ts";
import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "select", Component: SelectWidget });

/** A choice among the schema's own values, or among what a source offers. */
function SelectWidget(props: WidgetProps) {
  const { control, name, value, onChange, disabled, readOnly } = props;
  const { choices, prompt } = useChoices(props);
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
