import { expect, test } from "vitest";

import { dayText } from "./texts.ts";
import { readVerifications } from "./use-verifications.ts";

test.each([
  ["1990-04-12", "April 12, 1990"],
  ["1990-04-12T00:00:00.000000Z", "April 12, 1990"],
  // Midnight in Lagos, as a provider there writes it in UTC.
  ["1990-04-11T23:00:00.000000Z", "April 12, 1990"],
  ["1990-04-12 00:00:00", "April 12, 1990"],
  ["12 of April", "12 of April"],
  ["0000-00-00", "Not given"],
  ["", "Not given"],
])("the date of birth %s is %s", (sent, shown) => {
  expect(dayText(sent, "Africa/Lagos")).toBe(shown);
});

test("a day at midnight of UTC is that day, also west of it", () => {
  expect(dayText("1990-04-12T00:00:00Z", "America/New_York")).toBe("April 12, 1990");
});

test("what says nothing of documents is no submission of them", () => {
  expect(readVerifications({ data: { verifications: [] } })).toEqual([]);
  expect(readVerifications({ data: [{ status: "Pending" }] })).toHaveLength(1);
});
