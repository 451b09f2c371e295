import { pinStrength } from "#renderer/strength.ts";
import { SecretInput } from "#ui/secret-input.tsx";
import { Stack } from "#ui/stack.tsx";

import { inputText, textValue, type WidgetProps } from "#renderer/widget.ts";

import { StrengthHint } from "./strength-hint.tsx";

type CodeProps = WidgetProps & { noun: string; autoComplete: string };

/** What a PIN and a one-time code have in common. */
export function Code({
  control,
  name,
  value,
  onChange,
  schema,
  options,
  disabled,
  noun,
  autoComplete,
}: CodeProps) {
  const maxLength = typeof schema.maxLength === "number" ? schema.maxLength : undefined;
  const strength = options.strength ? pinStrength(inputText(value)) : undefined;
  // Letters stay: a code with letters is the provider's to accept, and nothing that was typed vanishes without a word.
  const clean = (text: string) => text.replaceAll(/[\s-]/g, "").slice(0, maxLength);
  return (
    <Stack $gap={2}>
      <SecretInput
        {...control}
        kind="code"
        name={name}
        noun={noun}
        value={inputText(value)}
        clean={clean}
        onChange={(text) => onChange(textValue(text))}
        autoComplete={autoComplete}
        disabled={disabled}
      />
      {options.strength && <StrengthHint strength={strength} />}
    </Stack>
  );
}
