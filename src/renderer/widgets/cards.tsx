import { say } from "#lib/text/words.ts";
import { OptionCardsSkeleton } from "#ui/controls/option-cards-skeleton.tsx";
import { OptionCards } from "#ui/controls/option-cards.tsx";
import { Text } from "#ui/text/text.tsx";
import { useChoices } from "#renderer/form/choices.ts";
import { defineWidget, textValue, type WidgetProps } from "#renderer/form/widget.ts";

import { CopyText } from "#ui/values/copy-text.tsx";
import { words } from "./words.ts";

export const widget = defineWidget({
  name: "cards",
  isGroup: true,
  Component: CardsWidget,
  read: textValue,
  saysWaiting: true,
});

/** A choice among a few options that shows the details of each, such as terminals with their balances. */
function CardsWidget(props: WidgetProps) {
  const { control, name, disabled, readOnly } = props;
  const { choices, prompt, status, chosen, choose } = useChoices(props);
  if (choices.length === 0 && status === "loading")
    // Still in a page of the build, whose first picture what moves would make later.
    return <OptionCardsSkeleton label={prompt} busy={!import.meta.env.SSR} />;
  // The field itself shows that it has failed.
  if (choices.length === 0) return status === "ready" && <Text $tone="muted">{prompt}</Text>;
  return (
    <OptionCards
      id={control.id}
      name={name}
      noun={words.balance}
      options={choices.map(({ copy, ...choice }) => ({
        ...choice,
        ...(copy && { action: <CopyText text={copy} label={say(words.copy, { copy })} /> }),
      }))}
      value={chosen}
      onChange={choose}
      disabled={disabled || readOnly}
    />
  );
}
