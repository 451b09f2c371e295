import { defineWidget, type WidgetProps } from "#renderer/form/widget.ts";
import { words } from "#renderer/widgets/words.ts";

import { Code } from "./code.tsx";

export const widget = defineWidget({ name: "otp", Component: OtpWidget });

/** A one-time code; phones offer the one that just arrived. It is readable: it is valid once, and typed from a message. */
function OtpWidget(props: WidgetProps) {
  return <Code {...props} noun={words.code} autoComplete="one-time-code" readable />;
}
