import { Select } from "#ui/select.tsx";

import { useChoices } from "#renderer/choices.ts";
import { defineWidget, textValue, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "select", Component: SelectWidget });

/** A choice among the schema's own values, or among the options of a source. */
function SelectWidget(props: WidgetProps) {
  const { control, name, disabled, readOnly } = props;
  const { choices, prompt, chosen, choose } = useChoices(props);
  return (
    <Select
      {...control}
      name={name}
      value={chosen ?? ""}
      onChange={(event) => choose(textValue(event.target.value))}
      disabled={disabled || readOnly || choices.length === 0}
    >
      {(prompt !== undefined || chosen === undefined) && <option value="">{prompt ?? "Choose one"}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.detail ? `${choice.label} – ${choice.detail}` : choice.label}
        </option>
      ))}
    </Select>
  );
}
