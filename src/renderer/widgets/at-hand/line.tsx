import { useState } from "react";

import type { Limit } from "#engine/limits.ts";
import { TextInput } from "#ui/text-input.tsx";

import { inputText, textValue, type WidgetProps } from "#renderer/widget.ts";

/**
 * A space before or behind the text is the keyboard's, not the customer's: it is seen, and no part of the value. Of a
 * number neither are spaces and dashes between the digits, which people read off cards; of a compact text no spaces.
 */
export function Line({
  type,
  control,
  name,
  value,
  onChange,
  options,
  disabled,
  readOnly,
  min,
  max,
}: WidgetProps & { type?: string; min?: Limit | undefined; max?: Limit | undefined }) {
  const [typed, setTyped] = useState("");
  const between = options.inputMode === "numeric" ? /[\s-]/g : options.compact ? /\s/g : undefined;
  const toValue = (entered: string) => textValue(between ? entered.replaceAll(between, "") : entered.trim());
  const text = toValue(typed) === value ? typed : inputText(value);
  return (
    <TextInput
      {...control}
      type={type}
      min={min}
      max={max}
      name={name}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toValue(event.target.value));
      }}
      placeholder={options.placeholder}
      autoComplete={options.autocomplete ?? "off"}
      inputMode={options.inputMode}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}
