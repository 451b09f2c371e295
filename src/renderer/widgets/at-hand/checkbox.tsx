import { Checkbox } from "#ui/controls/checkbox.tsx";
import { defineWidget, type WidgetProps } from "#renderer/form/widget.ts";

export const widget = defineWidget({ name: "checkbox", Component: CheckboxWidget });

/** A yes or no with its label. A read-only one cannot be changed, but is still visible and readable. */
function CheckboxWidget({ control, name, label, value, onChange, disabled, readOnly }: WidgetProps) {
  return (
    <Checkbox
      {...control}
      name={name}
      label={label}
      checked={value === true}
      aria-readonly={readOnly || undefined}
      onChange={(event) => {
        if (!readOnly) onChange(event.target.checked);
      }}
      disabled={disabled}
    />
  );
}
