import { defineWidget, type WidgetProps } from "#renderer/widget.ts";

import { Code } from "./at-hand/code.tsx";
import { words } from "./words.ts";

export const widget = defineWidget({ name: "pin", Component: PinWidget });

/** The transaction PIN, at most as long as the schema's `maxLength`. */
function PinWidget(props: WidgetProps) {
  return <Code {...props} noun={words.pin} autoComplete={props.options.autocomplete ?? "off"} />;
}
