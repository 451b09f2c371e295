import { regionOf } from "#engine/scope/region.ts";
import { nationalNumber, type PhoneNumbers } from "#lib/phone.ts";
import { TextInput } from "#ui/controls/text-input.tsx";
import { useRegion } from "#renderer/screen-context.ts";
import { useTypedText } from "#renderer/form/typed-text.ts";
import { defineWidget, textValue, type WidgetProps } from "#renderer/form/widget.ts";

export const widget = defineWidget({
  name: "phone",
  Component: PhoneWidget,
  read: (text, { scope }) => toValue(text, regionOf(scope).phoneNumbers),
  keepsText: true,
});

/**
 * A mobile number. The value is in national form, however it was typed or pasted: the country code, spaces and dashes are accepted.
 */
function PhoneWidget(props: WidgetProps) {
  const { control, name, options, disabled, readOnly } = props;
  const { phoneNumbers } = useRegion();
  const input = useTypedText(props, (text) => toValue(text, phoneNumbers));
  return (
    <TextInput
      {...control}
      {...input}
      type="tel"
      name={name}
      inputMode="tel"
      autoComplete={options.autocomplete ?? "tel-national"}
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
