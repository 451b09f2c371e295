import { RadioList } from "#ui/controls/radio-list.tsx";
import { Text } from "#ui/text/text.tsx";
import { useChoices } from "#renderer/form/choices.ts";
import { defineWidget, textValue, type WidgetProps } from "#renderer/form/widget.ts";

export const widget = defineWidget({ name: "radio", isGroup: true, Component: RadioWidget, read: textValue });

/** A choice among a few options that are all visible. */
function RadioWidget(props: WidgetProps) {
  const { control, name, disabled, readOnly } = props;
  const { choices, prompt, status, chosen, choose } = useChoices(props);
  // The field itself shows that it loads or has failed.
  if (choices.length === 0) return status === "ready" && <Text $tone="muted">{prompt}</Text>;
  return (
    <RadioList
      id={control.id}
      name={name}
      options={choices}
      value={chosen}
      onChange={choose}
      disabled={disabled || readOnly}
    />
  );
}
