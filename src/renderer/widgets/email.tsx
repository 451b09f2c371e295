import { defineWidget, type WidgetProps } from "#renderer/form/widget.ts";

import { Line, readLine } from "./at-hand/line.tsx";

export const widget = defineWidget({
  name: "email",
  Component: EmailWidget,
  read: readLine,
  keepsText: true,
});

function EmailWidget(props: WidgetProps) {
  return <Line {...props} type="email" />;
}
