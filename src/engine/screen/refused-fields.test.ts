import { expect, test } from "vitest";

import { withAnswer } from "#engine/calls/outcome.ts";
import { reply } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { refusedFields, withUnplaced } from "./refused-fields.ts";
import type { Sending } from "./running.ts";

const reset = compileScreenFile("schemas/screens/onboarding/reset-password.json");
const step = reset.steps[1] as Sending;
const WRONG = { token: "The code is wrong." };

const answeredBy = (body: unknown) => withAnswer({}, { reply: reply(body, 422) });

test.each([
  [{ errors: { token: ["The code is wrong."] } }],
  [{ errors: { token: "The code is wrong." } }],
  [{ errors: [{ field: "token", message: "The code is wrong." }] }],
  [{ errors: [{ path: "token", msg: "The code is wrong.", location: "body" }] }],
  [{ errors: [{ param: "token", msg: "The code is wrong." }] }],
  [{ message: "Check it", data: { errors: { token: ["The code is wrong."] } } }],
  [{ message: "Check it", error: { token: ["The code is wrong."] } }],
  [{ message: { token: ["The code is wrong."] } }],
])("%j is told at its field", (body) => {
  expect(refusedFields(reset, step, answeredBy(body))).toEqual(WRONG);
});

test.each([
  [{ message: "Try again", error: "Bad Request" }, "Try again"],
  [{ error: { code: "E7", message: "Try again" } }, "Try again"],
  [{ errors: [{ code: "E7", detail: "7" }], message: "Try again" }, "Try again"],
  [{ errors: [{ code: "E7", message: "Try again" }], message: "Invalid" }, "Try again"],
  [{ errors: { telephone: "Try again" }, message: "Invalid" }, "Try again"],
  [{ errors: ["Try again"] }, "Try again"],
  [{ status: "failed", message: "Try again" }, "Try again"],
])("what %j says of no field is the message: %s", (body, message) => {
  const answered = answeredBy(body);
  expect(refusedFields(reset, step, answered)).toEqual({});
  expect(withUnplaced(reset, step, answered).error).toMatchObject({ message });
});
