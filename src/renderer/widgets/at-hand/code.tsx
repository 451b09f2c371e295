import type { Strength } from "#renderer/form/strength.ts";
import { SecretInput } from "#ui/controls/secret-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { inputText, textValue, type WidgetProps } from "#renderer/form/widget.ts";

import { compactText } from "./line.tsx";
import { StrengthHint } from "./strength-hint.tsx";

type CodeProps = WidgetProps & {
  noun: string;
  autoComplete: string;
  readable?: boolean;
  /** Advice about a code that the customer chooses. */
  judge?: ((code: string) => Strength | undefined) | undefined;
};

/** The shared part of PIN and one-time code. */
export function Code({
  control,
  name,
  value,
  onChange,
  schema,
  disabled,
  noun,
  autoComplete,
  readable,
  judge,
}: CodeProps) {
  const maxLength = typeof schema.maxLength === "number" ? schema.maxLength : undefined;
  // Letters are kept: the provider may accept codes with letters, and typed characters should not vanish without a
  // message.
  const clean = (text: string) => compactText(text).slice(0, maxLength);
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
        readable={readable}
      />
      {judge && <StrengthHint strength={judge(inputText(value))} />}
    </Stack>
  );
}
