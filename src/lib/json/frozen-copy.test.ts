import { expect, it } from "vitest";

import { frozenCopy } from "./frozen-copy.ts";

it("a frozen copy equals its original, and nothing in it can be changed", () => {
  const original = { list: [{ amount: 50 }], none: null, text: "x" };
  const copy = frozenCopy(original);
  original.list[0]!.amount = 70;
  expect(copy).toEqual({ list: [{ amount: 50 }], none: null, text: "x" });
  expect(() => void (copy.list[0]!.amount = 1)).toThrow(TypeError);
  expect(() => void copy.list.push({ amount: 1 })).toThrow(TypeError);
});
