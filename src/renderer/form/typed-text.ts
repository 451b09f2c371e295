import type { ChangeEvent } from "react";

import { useInputText } from "#ui/behaviour/use-input-text.ts";

import { inputText, type WidgetProps } from "./widget.ts";

/**
 * The input of a widget that keeps its text. The customer's text stays as long as it has the field's value; otherwise the
 * value was set by the program, and is shown.
 * @param toValue the value of a text
 * @param toText a value as the program shows it
 */
export function useTypedText(
  { valueNow, onChange }: Pick<WidgetProps, "valueNow" | "onChange">,
  toValue: (text: string) => unknown,
  toText: (value: unknown) => string = inputText,
) {
  const ref = useInputText((shown) => {
    const value = valueNow();
    return toValue(shown) === value ? shown : toText(value);
  });
  return { ref, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(toValue(target.value)) };
}
