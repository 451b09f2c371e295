import { useState } from "react";

import { regionOf } from "#engine/region.ts";
import { nationalNumber, type PhoneNumbers } from "#lib/phone.ts";
import { TextInput } from "#ui/text-input.tsx";

import { useRegion } from "#renderer/screen-context.ts";
import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({
  name: "phone",
  Component: PhoneWidget,
  read: (text, { scope }) => toValue(text, regionOf(scope).phoneNumbers),
});

/**
 * A mobile number. The value is in national form, however it was typed or pasted: the country code, spaces and dashes are accepted.
 */
function PhoneWidget({ control, name, value, onChange, options, disabled, readOnly }: WidgetProps) {
  const { phoneNumbers } = useRegion();
  const [typed, setTyped] = useState("");
  const text = toValue(typed, phoneNumbers) === value ? typed : inputText(value);
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
        onChange(toValue(event.target.value, phoneNumbers));
      }}
      placeholder={options.placeholder}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}

/** A text without digits stays as typed, and the schema refuses it. */
function toValue(text: string, numbers: PhoneNumbers): string | undefined {
  return textValue(nationalNumber(text, numbers)) ?? textValue(text.trim());
}
