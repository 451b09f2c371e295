import { Checkbox } from "#ui/checkbox.tsx";

import type { WidgetProps } from "#renderer/widget-props.ts";

/** A yes or no with its label beside it. A read-only one cannot be changed, but is still seen and read out. */
export function CheckboxWidget({ control, name, label, value, onChange, disabled, readOnly }: WidgetProps) {
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
