import { expect, test } from "vitest";

import { loanStatusText, loanTone } from "./loan-status.ts";

test.each([
  ["pending", "warning", "Pending"],
  ["active", "info", "Active"],
  ["ongoing", "brand", "Ongoing"],
  ["completed", "success", "Completed"],
  ["written-off", "neutral", "Written off"],
  ["", "neutral", "Unknown"],
])("a loan that is '%s' has the tone %s and reads %s", (slug, tone, text) => {
  expect([loanTone(slug), loanStatusText(slug)]).toEqual([tone, text]);
});
