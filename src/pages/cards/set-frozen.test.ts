import { expect, test } from "vitest";

import { setFrozen } from "./set-frozen.ts";

const answer = (status: number, body: unknown) => async () => ({ status, body });

test("returns the server's message", async () => {
  expect(await setFrozen(answer(200, { status: true, message: "Card blocked" }), "7", true)).toBe(
    "Card blocked",
  );
  expect(await setFrozen(answer(200, {}), "7", false)).toBe("");
});

test.each([
  [200, { status: false, message: "Not yours" }],
  [200, { status: 0, message: "Not yours" }],
  [422, { message: "Not yours" }],
])("status %i with %j is a refusal", async (status, body) => {
  await expect(setFrozen(answer(status, body), "7", true)).rejects.toMatchObject({
    userMessage: "Not yours",
  });
});
