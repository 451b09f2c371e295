import { useMemo } from "react";

import { Combobox } from "#ui/combobox.tsx";

import { useChoices } from "#renderer/choices.ts";
import { defineWidget, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "search-select", Component: SearchSelectWidget });

/** A choice from a long list, found by typing. */
function SearchSelectWidget(props: WidgetProps) {
  const { control, name, label, disabled, readOnly } = props;
  const { synonyms } = props.options;
  const { choices, prompt, chosen, choose } = useChoices(props);
  const options = useMemo(
    () => (synonyms ? choices.map((one) => ({ ...one, words: wordsFor(one.label, synonyms) })) : choices),
    [choices, synonyms],
  );
  const none = choices.length === 0;
  return (
    <Combobox
      control={control}
      name={name}
      label={label.toLowerCase()}
      options={options}
      // Without a list, the raw code of the value is not shown.
      value={none ? undefined : chosen}
      onChange={choose}
      placeholder={prompt ?? "Type to search"}
      disabled={disabled || readOnly || none}
    />
  );
}

/** The other words for a choice: those of each name that its label contains. */
function wordsFor(label: string, synonyms: Readonly<Record<string, readonly string[]>>): string[] {
  const text = label.toLowerCase();
  return Object.entries(synonyms).flatMap(([name, words]) =>
    text.includes(name.toLowerCase()) ? words : [],
  );
}
