import { Combobox } from "#ui/combobox.tsx";

import { useChoices } from "#renderer/choices.ts";
import { defineWidget, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "search-select", Component: SearchSelectWidget });

/** A choice from a long list, found by typing. */
function SearchSelectWidget(props: WidgetProps) {
  const { control, name, label, disabled, readOnly } = props;
  const { choices, prompt, chosen, choose } = useChoices(props);
  const none = choices.length === 0;
  return (
    <Combobox
      control={control}
      name={name}
      label={label.toLowerCase()}
      options={choices}
      // Without a list, the raw code of the value is not shown.
      value={none ? undefined : chosen}
      onChange={choose}
      placeholder={prompt ?? "Type to search"}
      disabled={disabled || readOnly || none}
    />
  );
}
