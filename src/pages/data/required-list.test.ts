import { expect, test } from "vitest";

import { requiredList } from "./required-list.ts";

test.each([
  { status: true, data: null },
  { status: "success", data: null },
  { success: 1, data: { data: null } },
])("null in a reply of success is an empty list: %j", (body) => {
  expect(requiredList(body, "loans")).toEqual([]);
});

test.each([
  null,
  {},
  { data: null },
  { status: true },
  { status: true, data: {} },
  { status: true, data: "none" },
])("a reply without a list does not look like an empty one: %j", (body) => {
  expect(() => requiredList(body, "loans")).toThrow("no list of loans");
});
