import { expect, test } from "vitest";

import type { Condition } from "#definition/compiled.ts";
import type { CallDefinition } from "#definition/screen.ts";
import { lost, reply } from "#tests/support/open-screen.ts";

import { decide, withAnswer, type Answer } from "./outcome.ts";

/** The outcome of a call that has no rules. */
const outcomeOf = (answer: Answer, call: CallDefinition<Condition> = { call: "GET lists" }) =>
  decide(call, answer, withAnswer({}, answer));

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
  [200, { success: false, message: "The code has expired." }, "failed"],
  [200, { success: "0" }, "failed"],
  [200, { error: "BVN not found" }, "failed"],
  [200, { error: true, message: "BVN not found" }, "failed"],
  [200, { error: { code: 404, message: "BVN not found" } }, "failed"],
  [200, { status: 200, errors: { otp_code: ["The code is wrong."] } }, "failed"],
  [200, { success: true, error: null, errors: [] }, "succeeded"],
  [200, { status: "success", error: false, errors: {} }, "succeeded"],
])("without rules %i with %j has %s", (status, body, outcome) => {
  expect(outcomeOf({ reply: reply(body, status) })).toBe(outcome);
});

test.each([
  [{ data: { status: false, message: "It is not the present one" } }, "failed"],
  [{ data: { status: "Declined" } }, "failed"],
  [{ data: { success: false } }, "failed"],
  [{ success: false, data: { status: "pending" } }, "failed"],
  [{ success: true, data: { id: 7, success: false } }, "succeeded"],
  [{ status: true, data: { id: 7, status: false } }, "succeeded"],
  [{ data: { id: 7, status: { label: "Failed" } } }, "succeeded"],
  [{ data: { id: 7 } }, "succeeded"],
  [undefined, "succeeded"],
])("without rules a call with a body, answered with %j, has %s", (body, outcome) => {
  expect(outcomeOf({ reply: reply(body) }, { call: "POST change-pin", body: { pin: "1234" } })).toBe(outcome);
});

test("without a reply it has failed", () => expect(outcomeOf({ error: lost("offline") })).toBe("failed"));

test("a status that is no word, and has no text, says nothing", () => {
  const status = JSON.parse('{"toString":1,"valueOf":1}') as unknown;
  expect(outcomeOf({ reply: { status: 200, body: { status } } })).toBe("succeeded");
  const sending = { call: "POST lists", body: {} };
  expect(outcomeOf({ reply: { status: 200, body: { data: { status } } } }, sending)).toBe("succeeded");
});

test.each([
  [{ message: "The code has expired." }],
  [{ message: "", error: "The code has expired." }],
  [{ error: { code: "E7", message: "The code has expired." } }],
  [{ errors: { token: ["The code has expired."] } }],
  [{ errors: { token: "The code has expired." } }],
  [{ errors: ["The code has expired."] }],
  [{ data: { error: "The code has expired." } }],
])("the customer reads the reason of %j", (body) => {
  expect(withAnswer({}, { reply: reply(body, 422) }).error).toEqual({
    message: "The code has expired.",
    sent: true,
  });
});
