import { defineWidget, type WidgetProps } from "#renderer/widget.ts";

import { Line } from "./at-hand/line.tsx";

export const widget = defineWidget({ name: "email", Component: EmailWidget });

function EmailWidget(props: WidgetProps) {
  return <Line {...props} type="email" />;
}
