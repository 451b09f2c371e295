import { Textarea } from "#ui/controls/textarea.tsx";
import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/form/widget.ts";

export const widget = defineWidget({ name: "textarea", Component: TextareaWidget, read: textValue });

function TextareaWidget({ control, name, value, onChange, options, disabled, readOnly }: WidgetProps) {
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
