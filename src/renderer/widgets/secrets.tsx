import { passwordStrength, pinStrength, type Strength } from "#renderer/strength.ts";
import { SecretInput } from "#ui/secret-input.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

import { inputText, textValue, type WidgetProps } from "#renderer/widget-props.ts";

export function PasswordWidget({ control, name, value, onChange, options, disabled }: WidgetProps) {
  const strength = options.strength ? passwordStrength(inputText(value)) : undefined;
  return (
    <Stack $gap={2}>
      <SecretInput
        {...control}
        name={name}
        noun="password"
        value={inputText(value)}
        onChange={(event) => onChange(textValue(event.target.value))}
        autoComplete={options.autocomplete ?? "current-password"}
        disabled={disabled}
      />
      {options.strength && <StrengthHint strength={strength} />}
    </Stack>
  );
}

const TONES = { weak: "warning", fair: "info", strong: "success" } as const;

/** Stands there from the start, so that its text is read out when it changes. */
function StrengthHint({ strength }: { strength: Strength | undefined }) {
  return (
    <output>
      {strength && (
        <Text as="span" $size="s" $tone={TONES[strength.level]}>
          {strength.text}
        </Text>
      )}
    </output>
  );
}

/** The transaction PIN: no more than the schema's `maxLength`. */
export function PinWidget(props: WidgetProps) {
  return <Code {...props} noun="PIN" autoComplete={props.options.autocomplete ?? "off"} />;
}

/** A one-time code; phones offer the one that just arrived. */
export function OtpWidget(props: WidgetProps) {
  return <Code {...props} noun="code" autoComplete="one-time-code" />;
}

type CodeProps = WidgetProps & { noun: string; autoComplete: string };

function Code({ control, name, value, onChange, schema, options, disabled, noun, autoComplete }: CodeProps) {
  const maxLength = typeof schema.maxLength === "number" ? schema.maxLength : undefined;
  const strength = options.strength ? pinStrength(inputText(value)) : undefined;
  // Letters stay: a code with letters is the provider's to accept, and nothing that was typed vanishes without a word.
  const typed = (text: string) => text.replaceAll(/[\s-]/g, "").slice(0, maxLength);
  return (
    <Stack $gap={2}>
      <SecretInput
        {...control}
        kind="code"
        name={name}
        noun={noun}
        value={inputText(value)}
        onChange={(event) => onChange(textValue(typed(event.target.value)))}
        autoComplete={autoComplete}
        disabled={disabled}
      />
      {options.strength && <StrengthHint strength={strength} />}
    </Stack>
  );
}
