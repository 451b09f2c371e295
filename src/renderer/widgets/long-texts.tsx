import { ReadOnlyText, Textarea } from "#ui/textarea.tsx";

import { inputText, textValue, type WidgetProps } from "#renderer/widget-props.ts";

/** Characters that stand side by side on a narrow phone. */
const A_LINE = 28;

/** A value that an answer fills in. */
export function ReadOnlyWidget({ control, name, value, options, disabled }: WidgetProps) {
  const text = inputText(value);
  return (
    <ReadOnlyText
      {...control}
      name={name}
      value={text}
      // Where the browser does not fit the height to the text.
      rows={text.length > A_LINE ? 2 : 1}
      placeholder={options.placeholder}
      disabled={disabled}
    />
  );
}

export function TextareaWidget({ control, name, value, onChange, options, disabled, readOnly }: WidgetProps) {
  return (
    <Textarea
      {...control}
      name={name}
      value={inputText(value)}
      onChange={(event) => onChange(textValue(event.target.value))}
      placeholder={options.placeholder}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}
