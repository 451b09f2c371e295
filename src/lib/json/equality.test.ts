import { assert, jsonValue, property } from "fast-check";
import { describe, expect, it } from "vitest";

import { deepEqual } from "./equality.ts";

describe("deepEqual", () => {
  it("holds for every copy of JSON, and not for the same inside something else", () => {
    assert(
      property(jsonValue(), (value) => {
        expect(deepEqual(value, structuredClone(value))).toBe(true);
        expect(deepEqual(value, [value])).toBe(false);
        expect(deepEqual({ value }, { value, more: null })).toBe(false);
      }),
    );
  });

  it.each([
    [{ a: undefined }, {}, false],
    [{ a: 1 }, { b: 1 }, false],
    [[1, 2], [1, 2, 3], false],
    [["a"], { 0: "a" }, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
    [0, -0, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ onChange: () => 1 }, { onChange: () => 2 }, true],
    [{ onChange: () => 1 }, { onChange: 1 }, false],
  ])("%o and %o: %s", (one, other, equal) => {
    expect(deepEqual(one, other)).toBe(equal);
  });
});
