import { RadioList } from "#ui/radio-list.tsx";
import { Text } from "#ui/text.tsx";

import { useChoices } from "#renderer/choices.ts";
import { defineWidget, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "radio", isGroup: true, Component: RadioWidget });

/** A choice among few that are all in view. */
function RadioWidget(props: WidgetProps) {
  const { control, name, disabled, readOnly } = props;
  const { choices, prompt, status, chosen, choose } = useChoices(props);
  // While it loads or when it failed, the field says so.
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
