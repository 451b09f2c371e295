import { pinStrength } from "#renderer/form/pin-strength.ts";
import { defineWidget, type WidgetProps } from "#renderer/form/widget.ts";

import { Code } from "./at-hand/code.tsx";
import { words } from "./words.ts";

export const widget = defineWidget({ name: "pin", Component: PinWidget });

/** The transaction PIN, at most as long as the schema's `maxLength`. */
function PinWidget(props: WidgetProps) {
  const { autocomplete = "off", strength } = props.options;
  const judge = strength ? pinStrength : undefined;
  return <Code {...props} noun={words.pin} autoComplete={autocomplete} judge={judge} />;
}
