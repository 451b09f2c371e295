import { ReadOnlyText } from "#ui/controls/textarea.tsx";
import { defineWidget, inputText, type WidgetProps } from "#renderer/form/widget.ts";

export const widget = defineWidget({
  name: "read-only",
  Component: ReadOnlyWidget,
  isReadOnly: true,
  saysWaiting: true,
});

/** Characters that fit on one line of a narrow phone. */
const A_LINE = 28;

/** A value that a reply fills in. */
function ReadOnlyWidget({ control, name, value, options, disabled, waiting }: WidgetProps) {
  const text = inputText(value);
  return (
    <ReadOnlyText
      {...control}
      name={name}
      value={text}
      // For browsers that do not fit the height to the text.
      rows={text.length > A_LINE ? 2 : 1}
      placeholder={waiting ?? options.placeholder}
      disabled={disabled}
    />
  );
}
