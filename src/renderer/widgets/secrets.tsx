import { SecretInput } from "#ui/secret-input.tsx";

import { inputText, textValue, type WidgetProps } from "#renderer/widget-props.ts";

export function PasswordWidget({ control, name, value, onChange, options, disabled }: WidgetProps) {
  return (
    <SecretInput
      {...control}
      name={name}
      noun="password"
      value={inputText(value)}
      onChange={(event) => onChange(textValue(event.target.value))}
      autoComplete={options.autocomplete ?? "current-password"}
      disabled={disabled}
    />
  );
}

/** The transaction PIN: digits only, no more than the schema's `maxLength`. */
export function PinWidget(props: WidgetProps) {
  return <Code {...props} noun="PIN" autoComplete={props.options.autocomplete ?? "off"} />;
}

/** A one-time code; phones offer the one that just arrived. */
export function OtpWidget(props: WidgetProps) {
  return <Code {...props} noun="code" autoComplete="one-time-code" />;
}

type CodeProps = WidgetProps & { noun: string; autoComplete: string };

function Code({ control, name, value, onChange, schema, disabled, noun, autoComplete }: CodeProps) {
  const maxLength = typeof schema.maxLength === "number" ? schema.maxLength : undefined;
  const digits = (text: string) => text.replaceAll(/\D/g, "").slice(0, maxLength);
  return (
    <SecretInput
      {...control}
      kind="code"
      name={name}
      noun={noun}
      value={inputText(value)}
      onChange={(event) => onChange(textValue(digits(event.target.value)))}
      autoComplete={autoComplete}
      disabled={disabled}
    />
  );
}
