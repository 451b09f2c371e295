import { defineWidget, type WidgetProps } from "#renderer/form/widget.ts";

import { Line, readLine } from "./at-hand/line.tsx";

export const widget = defineWidget({ name: "date", Component: DateWidget, read: readLine });

/** The browser's own date input; the value is an ISO day. */
function DateWidget(props: WidgetProps) {
  return <Line {...props} type="date" min={props.limits.minimum} max={props.limits.maximum} />;
}
