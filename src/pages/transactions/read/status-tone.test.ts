import { expect, test } from "vitest";

import { isUsual, statusTone } from "./status-tone.ts";

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
])("the colour %j has the tone %s", (color, tone) => expect(statusTone("", color)).toBe(tone));

test.each([
  ["Failed", "#0a0", "danger"],
  ["Transaction failed", "success", "danger"],
  ["REVERSED", "green", "danger"],
  ["Declined", "", "danger"],
  ["pending", "success", "warning"],
  ["Approved, pending settlement", "success", "warning"],
  ["Successful", "red", "success"],
  ["Approved or completed successfully", "", "success"],
  ["Paid", "secondary", "success"],
  ["Paid in part", "warning", "warning"],
  ["Unpaid", "red", "danger"],
  ["Sent", "green", "success"],
])("%j in the colour %j has the tone %s: the word counts first", (label, color, tone) =>
  expect(statusTone(label, color)).toBe(tone),
);

test("only a word of success goes without saying, and a colour of it without a word", () => {
  expect(isUsual("Successful", "red")).toBe(true);
  expect(isUsual("", "green")).toBe(true);
  expect(isUsual("Failed", "green")).toBe(false);
  expect(isUsual("Sent", "green")).toBe(false);
});
