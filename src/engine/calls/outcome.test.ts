import { expect, test } from "vitest";

import { lost, reply } from "#tests/support/open-screen.ts";

import { decide, withAnswer, type Answer } from "./outcome.ts";

/** The outcome of a call that has no rules. */
const outcomeOf = (answer: Answer) => decide({ call: "GET lists" }, answer, withAnswer({}, answer));

test.each([
  [200, { data: [] }, "succeeded"],
  [204, undefined, "succeeded"],
  [200, { status: true, data: [] }, "succeeded"],
  [200, { status: "Active", data: [] }, "succeeded"],
  [200, { data: { status: false } }, "succeeded"],
  [200, { status: false, message: "Your wallets are being moved." }, "failed"],
  [200, { status: "0", data: [] }, "failed"],
  [200, { status: "error", message: "The code has expired." }, "failed"],
  [200, { status: "Failed" }, "failed"],
  [404, { status: true }, "failed"],
])("without rules %i with %j has %s", (status, body, outcome) => {
  expect(outcomeOf({ reply: reply(body, status) })).toBe(outcome);
});

test("without a reply it has failed", () => expect(outcomeOf({ error: lost("offline") })).toBe("failed"));
