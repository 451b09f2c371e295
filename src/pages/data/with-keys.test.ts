import { expect, test } from "vitest";

import { withKeys } from "./with-keys.ts";

test("items have a key of their own each, also without an id or with that of another", () => {
  const items = ["7", "", "7", "8", ""].map((id) => ({ id }));
  const keys = withKeys(items, ({ id }) => id).map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
  expect([keys[0], keys[3]]).toEqual(["7", "8"]);
});
