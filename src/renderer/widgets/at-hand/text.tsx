import { defineWidget } from "#renderer/widget.ts";

import { Line } from "./line.tsx";

export const widget = defineWidget({ name: "text", Component: Line });
