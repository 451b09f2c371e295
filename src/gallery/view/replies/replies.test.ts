import { expect, test } from "vitest";

import type { Send } from "#provider/client.ts";

import { spoil } from "./spoil.ts";

const body = {
  status: true,
  message: "Done",
  data: {
    total: 2,
    total_pages: 1,
    amount: 5000,
    items: [
      { id: "a1", code: "MTN", bank_name: "First Bank", username: "ada", created_at: "2026-11-20T10:00:00Z" },
      { id: "b2", names: ["Ada", "007"], title: null, description: "/logo.png" },
    ],
  },
};
const sandbox: Send = async () => ({ status: 200, body });
const request = { method: "GET", path: "wallets" } as const;

test("empty: every list is empty, and the totals are 0", async () => {
  expect(await spoil.empty(sandbox)(request)).toEqual({
    status: 200,
    body: { status: true, message: "Done", data: { total: 0, total_pages: 0, amount: 5000, items: [] } },
  });
});

test("long: lengthens only texts for people", async () => {
  const reply = (await spoil.long(sandbox)(request)) as { body: typeof body };
  const [first, second] = reply.body.data.items;
  expect(reply.body.message).toMatch(/^Done .*\s\w{3000,}$/);
  expect(first).toEqual({ ...body.data.items[0], bank_name: expect.stringMatching(/^First Bank .{80,}/) });
  expect(second).toEqual({ ...body.data.items[1], names: [expect.stringMatching(/^Ada .{80,}/), "007"] });
});

test("error and offline", async () => {
  expect(await spoil.error(sandbox)(request)).toMatchObject({ status: 500, body: { status: false } });
  await expect(spoil.offline(sandbox)(request)).rejects.toMatchObject({ kind: "offline", sent: false });
});

test("never: no answer ever comes", async () => {
  const answer = spoil.never(sandbox)(request);
  expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 10, "waited"))])).toBe(
    "waited",
  );
});
