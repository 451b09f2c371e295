import { useState } from "react";

import type { Limit } from "#engine/limits.ts";
import { TextInput } from "#ui/text-input.tsx";

import { inputText, textValue, type Reading, type WidgetProps } from "#renderer/widget.ts";

/**
 * A leading or trailing space comes from the keyboard: it stays visible, but is not part of the value. In numbers,
 * spaces and dashes between digits are removed too, because people read them off cards; in a compact text, all spaces
 * are.
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
  const toValue = (entered: string) => readLine(entered, { options });
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

/** The value of what was typed. */
export function readLine(text: string, { options }: Pick<Reading, "options">): string | undefined {
  const between = options.inputMode === "numeric" ? /[\s-]/g : options.compact ? /\s/g : undefined;
  return textValue(between ? text.replaceAll(between, "") : text.trim());
}
