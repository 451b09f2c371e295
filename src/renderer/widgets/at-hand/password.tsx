import { passwordStrength } from "#renderer/form/strength.ts";
import { SecretInput } from "#ui/controls/secret-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/form/widget.ts";
import { words } from "#renderer/widgets/words.ts";

import { StrengthHint } from "./strength-hint.tsx";

export const widget = defineWidget({ name: "password", Component: PasswordWidget });

function PasswordWidget({ control, name, value, onChange, options, disabled }: WidgetProps) {
  const strength = options.strength ? passwordStrength(inputText(value)) : undefined;
  return (
    <Stack $gap={2}>
      <SecretInput
        {...control}
        name={name}
        noun={words.password}
        value={inputText(value)}
        onChange={(text) => onChange(textValue(text))}
        autoComplete={options.autocomplete ?? "current-password"}
        disabled={disabled}
      />
      {options.strength && <StrengthHint strength={strength} />}
    </Stack>
  );
}
