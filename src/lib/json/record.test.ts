import { expect, test } from "vitest";

import { isRecord, recordOf } from "./record.ts";

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ["text", false],
  [1, false],
])("%j: %s", (value, expected) => {
  expect(isRecord(value)).toBe(expected);
  expect(recordOf(value)).toEqual(expected ? value : {});
});
