import { afterEach, expect, test } from "vitest";

import { speak } from "#lib/text/words.ts";

import { dayText } from "./day-text.ts";

afterEach(() => speak("en", {}));

/** Half an hour after midnight in Lagos. */
const now = Date.parse("2026-11-22T23:30:00Z");

test.each([
  ["2026-11-22T23:15:00Z", "Today"],
  ["2026-11-22T22:59:00Z", "Yesterday"],
  ["2026-11-21T23:00:00Z", "Yesterday"],
  ["2026-11-21T22:59:00Z", "Saturday, November 21"],
  ["2025-12-31T23:30:00Z", "Thursday, January 1"],
  ["2025-12-31T22:30:00Z", "Wednesday, December 31, 2025"],
  ["2026-11-20", "Friday, November 20"],
  ["", "Without a date"],
  ["soon", "Without a date"],
])("%s stands below %s", (createdAt, text) => {
  expect(dayText({ createdAt }, now, "Africa/Lagos")).toBe(text);
});

test("another language has its own days and words, as the dates in the rows", () => {
  speak("fr", {});
  expect(dayText({ createdAt: "2026-11-22T23:15:00Z" }, now, "Africa/Dakar")).toBe("Aujourd’hui");
  expect(dayText({ createdAt: "2026-11-20T10:00:00Z" }, now, "Africa/Dakar")).toBe("vendredi 20 novembre");
});
