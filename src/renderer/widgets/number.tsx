import { useState } from "react";

import type { Limit } from "#engine/fields/limits.ts";
import { NumberInput } from "#ui/controls/number-input.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { defineWidget, inputText, textValue, type WidgetProps } from "#renderer/form/widget.ts";

export const widget = defineWidget({ name: "number", Component: NumberWidget, read: toValue });

/** A whole number. Any other text stays as typed, and the schema refuses it. With `step` it has − and + buttons. */
function NumberWidget(props: WidgetProps) {
  const { control, name, label, value, onChange, schema, options, limits, disabled, readOnly } = props;
  const [typed, setTyped] = useState("");
  const text = toValue(typed) === value ? typed : inputText(value);
  const shared = {
    ...control,
    name,
    autoComplete: "off",
    value: text,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      onChange(toValue(event.target.value));
    },
    placeholder: options.placeholder,
    disabled,
    readOnly,
  };
  if (options.step === undefined) return <TextInput {...shared} inputMode="numeric" />;

  const smallest = Math.max(
    numberOr(limits.minimum, -Infinity),
    numberOr(schema.minimum as Limit, -Infinity),
  );
  const largest = Math.min(numberOr(limits.maximum, Infinity), numberOr(schema.maximum as Limit, Infinity));
  const within = (next: number) => (next >= smallest && next <= largest ? next : undefined);
  // The buttons of an empty field start at its smallest value.
  const first = Number.isFinite(smallest) ? smallest : 0;
  const number = typeof value === "number" ? value : first - options.step;
  return (
    <NumberInput
      {...shared}
      noun={label.toLowerCase()}
      less={within(number - options.step)}
      more={within(number + options.step)}
      onStep={onChange}
    />
  );
}

function toValue(text: string): number | string | undefined {
  const digits = text.replaceAll(/[\s,]/g, "");
  const number = Number(digits);
  return /^-?\d+$/.test(digits) && Number.isSafeInteger(number) ? number : textValue(text.trim());
}

function numberOr(limit: Limit | undefined, otherwise: number): number {
  return typeof limit === "number" ? limit : otherwise;
}
