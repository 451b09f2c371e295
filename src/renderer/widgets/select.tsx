import { useState } from "react";
import { styled } from "styled-components";

import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { Select } from "#ui/controls/select.tsx";
import { useChoices } from "#renderer/form/choices.ts";
import { defineWidget, textValue, type WidgetProps } from "#renderer/form/widget.ts";

import { optionText } from "./option-text.ts";
import { words } from "./words.ts";

export const widget = defineWidget({
  name: "select",
  Component: SelectWidget,
  read: textValue,
  saysWaiting: true,
});

/**
 * On a phone the number and the name of a wallet fit on one line, because the eye stands in the margin. With large text
 * it stands below, so that the number stays whole. The line is there without an eye too: balances that come need no rule that
 * the page has not used, and the list stays the same element.
 */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  > span {
    flex: 1 1 12rem;
    min-width: 0;
  }
  > button {
    margin-inline-end: calc(-1 * var(--space-3));
  }
`;

/** A choice among the schema's own values, or among the options of a source. */
function SelectWidget(props: WidgetProps) {
  const { control, name, disabled, readOnly } = props;
  const { choices, prompt, chosen, choose, status, isEmpty } = useChoices(props);
  const [shown, setShown] = useState(false);
  const concealed = choices.some((choice) => choice.concealed !== undefined);
  return (
    <Line>
      <Select
        {...control}
        name={name}
        value={chosen ?? ""}
        onChange={(event) => choose(textValue(event.target.value))}
        disabled={disabled || readOnly || isEmpty}
        // Not in a page of the build, whose first picture a turning ring would make later.
        busy={!import.meta.env.SSR && status === "loading"}
      >
        {(prompt !== undefined || chosen === undefined) && (
          <option value="">{prompt ?? words.chooseOne}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {optionText(choice, shown)}
          </option>
        ))}
      </Select>
      {concealed && <EyeButton shown={shown} what={words.balance} onShow={setShown} />}
    </Line>
  );
}
