import { expect, test } from "vitest";

import { lost, reply } from "#tests/support/open-screen.ts";
import { withAnswer } from "#engine/calls/outcome.ts";

import { evaluateText } from "./evaluate-text.ts";

const call = {
  message: { $first: ["$response.body#/responseMessage", "$response.body#/errors/0/detail"] },
};
const told = (answer: Parameters<typeof withAnswer>[1], own?: typeof call) =>
  evaluateText("$error.message", withAnswer({}, answer, own));

test.each([
  [{ responseMessage: "No such meter", message: "Error" }, "No such meter"],
  [{ errors: [{ detail: "Too little money" }], message: "Error" }, "Too little money"],
  [{ responseMessage: "", message: "Only the usual one" }, "Only the usual one"],
])("the message of %j is the one that the call names, else the usual one", (body, text) => {
  expect(told({ reply: reply(body, 422) }, call)).toBe(text);
});

test("what is too large for the bank is told, also by a reply without a message", () => {
  expect(told({ reply: reply(undefined, 413) })).toMatch(/^This is too large for the bank/);
});

test("without a reply it is the reason why there is none", () => {
  expect(told({ error: lost("offline") }, call)).toBe(told({ error: lost("offline") }));
});

test.each([
  [{ message: { email: ["Is taken.", "Is short."] } }, "Is taken."],
  [{ message: ["Not found."] }, "Not found."],
  [{ message: { code: 5 } }, "Something went wrong. Try again in a moment."],
  [{ message: true }, "Something went wrong. Try again in a moment."],
])("the message of %j is its first text", (body, text) => {
  expect(told({ reply: reply(body, 422) })).toBe(text);
});
