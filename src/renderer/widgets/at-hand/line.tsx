import type { Limit } from "#engine/limits.ts";
import { TextInput } from "#ui/text-input.tsx";

import { useTypedText } from "#renderer/typed-text.ts";
import { textValue, type Reading, type WidgetProps } from "#renderer/widget.ts";

/**
 * A leading or trailing space comes from the keyboard: it stays visible, but is not part of the value. In numbers,
 * spaces and dashes between digits are removed too, because people read them off cards; in a compact text, all spaces
 * are.
 */
export function Line(
  props: WidgetProps & { type?: string; min?: Limit | undefined; max?: Limit | undefined },
) {
  const { type, control, name, options, disabled, readOnly, min, max } = props;
  const input = useTypedText(props, (text) => readLine(text, { options }));
  return (
    <TextInput
      {...control}
      {...input}
      type={type}
      min={min}
      max={max}
      name={name}
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
