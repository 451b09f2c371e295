import { ReadOnlyText } from "#ui/textarea.tsx";

import { defineWidget, inputText, type WidgetProps } from "#renderer/widget.ts";

export const widget = defineWidget({ name: "read-only", Component: ReadOnlyWidget, isReadOnly: true });

/** Characters that stand side by side on a narrow phone. */
const A_LINE = 28;

/** A value that an answer fills in. */
function ReadOnlyWidget({ control, name, value, options, disabled }: WidgetProps) {
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
