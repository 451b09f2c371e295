import { expect, test } from "vitest";

import { statusTone } from "./status-badge.tsx";

test.each([
  ["success", "success"],
  ["Red", "danger"],
  ["#28a745", "success"],
  ["#0f0", "success"],
  ["#dc3545", "danger"],
  ["#FF0000", "danger"],
  ["#ffc107", "warning"],
  ["#fd7e14", "warning"],
  ["#007bff", "info"],
  ["#17a2b8", "info"],
  ["#6c757d", "neutral"],
  ["#ff69b4", "neutral"],
  ["mauve", "neutral"],
  ["", "neutral"],
])("the colour %j has the tone %s", (color, tone) => expect(statusTone(color)).toBe(tone));
