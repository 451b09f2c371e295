import { expect, test } from "vitest";

import { dayText } from "./day-text.ts";

const lagos = { timeZone: "Africa/Lagos", locale: "en-NG" };
/** Half an hour after midnight in Lagos. */
const now = Date.parse("2026-11-22T23:30:00Z");

test.each([
  ["2026-11-22T23:15:00Z", "Today"],
  ["2026-11-22T22:59:00Z", "Yesterday"],
  ["2026-11-21T23:00:00Z", "Yesterday"],
  ["2026-11-21T22:59:00Z", "Saturday, 21 November"],
  ["2025-12-31T23:30:00Z", "Thursday, 1 January"],
  ["2025-12-31T22:30:00Z", "Wednesday, 31 December 2025"],
  ["2026-11-20", "Friday, 20 November"],
  ["", "Without a date"],
  ["soon", "Without a date"],
])("%s stands below %s", (createdAt, text) => {
  expect(dayText({ createdAt }, now, lagos)).toBe(text);
});

test("another country has its own days and words", () => {
  const dakar = { timeZone: "Africa/Dakar", locale: "fr-SN" };
  expect(dayText({ createdAt: "2026-11-22T23:15:00Z" }, now, dakar)).toBe("Aujourd’hui");
  expect(dayText({ createdAt: "2026-11-20T10:00:00Z" }, now, dakar)).toBe("vendredi 20 novembre");
});
