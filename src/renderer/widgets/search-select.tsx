import { useMemo } from "react";

import { Combobox } from "#ui/controls/combobox.tsx";
import { useChoices } from "#renderer/form/choices.ts";
import { useScreenStore } from "#renderer/screen-context.ts";
import { defineWidget, textValue, type WidgetProps } from "#renderer/form/widget.ts";

import { words } from "./words.ts";

export const widget = defineWidget({
  name: "search-select",
  Component: SearchSelectWidget,
  read: textValue,
  saysWaiting: true,
});

/** A choice from a long list, found by typing. */
function SearchSelectWidget(props: WidgetProps) {
  const { control, name, label, disabled, readOnly } = props;
  const { synonyms, source, placeholder } = props.options;
  const { choices, prompt, chosen, choose, status, isEmpty } = useChoices(props);
  const search = useSearch(source);
  // What is typed into a page of the build would stand in the app's as if it were chosen: nobody leaves the field there.
  const isBuilt = import.meta.env.SSR && status === "loading";
  const isMissing = isBuilt || (isEmpty && !search);
  const options = useMemo(
    () => (synonyms ? choices.map((one) => ({ ...one, words: wordsFor(one.label, synonyms) })) : choices),
    [choices, synonyms],
  );
  return (
    <Combobox
      // When no list comes it begins anew: what was typed meanwhile would stand there as if it were chosen.
      key={String(isMissing && status !== "idle")}
      control={control}
      name={name}
      label={label.toLowerCase()}
      options={options}
      // Without a list, the raw code of the value is not shown.
      value={choices.length === 0 ? undefined : chosen}
      busy={!import.meta.env.SSR && status === "loading"}
      onSearch={search}
      onChange={choose}
      placeholder={(search ? placeholder : prompt) ?? words.typeToSearch}
      disabled={disabled || readOnly || isMissing}
    />
  );
}

/** The other words for a choice: those of each name that its label contains. */
function wordsFor(label: string, synonyms: Readonly<Record<string, readonly string[]>>): string[] {
  const text = label.toLowerCase();
  return Object.entries(synonyms).flatMap(([name, short]) =>
    text.includes(name.toLowerCase()) ? short : [],
  );
}

/** Searches the list of a source at the server; undefined where the list is searched here. */
function useSearch(source: string | undefined): ((text: string) => void) | undefined {
  const { screen, lookUps } = useScreenStore();
  if (source === undefined || !screen.sources?.[source]?.search) return undefined;
  return (text) => lookUps?.search(source, text);
}
