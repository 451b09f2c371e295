import { defineWidget } from "#renderer/form/widget.ts";

import { Line, readLine } from "./line.tsx";

export const widget = defineWidget({ name: "text", Component: Line, read: readLine, keepsText: true });
