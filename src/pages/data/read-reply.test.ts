import { expect, test } from "vitest";

import { readBody } from "./read-reply.ts";

const read = (body: unknown, status = 200) =>
  readBody(async () => ({ status, body, receivedAt: 0 }), "loans");

test.each([
  { status: false, data: [] },
  { status: "error", message: "Try later", data: [] },
  { status: "Failed", message: "Try later" },
  { success: false, message: "Try later", data: null },
  { error: true, message: "Try later", data: {} },
])("a reply with 200 that says that it failed is no empty list: %j", async (body) => {
  await expect(read(body)).rejects.toThrow("status 200");
});

test.each([
  { status: "success", message: "Done", data: [] },
  { status: "Rejected", id: 7 },
  { status: "failed", message: "Card declined", data: { id: 7, amount: 5 } },
  { status: "Rejected", message: "as you asked", data: [{ id: 7 }] },
  [],
])("a record, or data that came, may have a status of its own: %j", async (body) => {
  expect(await read(body)).toBe(body);
});
