import { useState } from "react";

import { phone } from "#engine/transforms/texts.ts";
import { TextInput } from "#ui/text-input.tsx";

import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "phone", Component: PhoneWidget });

/**
 * A mobile number. The value is in national form, however it was typed or pasted: +234, spaces and dashes are accepted.
 */
function PhoneWidget({ control, name, value, onChange, options, disabled, readOnly }: WidgetProps) {
  const [typed, setTyped] = useState("");
  const text = toValue(typed) === value ? typed : inputText(value);
  return (
    <TextInput
      {...control}
      type="tel"
      name={name}
      inputMode="tel"
      autoComplete={options.autocomplete ?? "tel-national"}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toValue(event.target.value));
      }}
      placeholder={options.placeholder}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}

/** A text without digits stays as typed, and the schema refuses it. */
function toValue(text: string): string | undefined {
  return textValue(phone(text)) ?? textValue(text.trim());
}
