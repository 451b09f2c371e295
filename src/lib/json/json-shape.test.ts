import { expect, test } from "vitest";

import { inShape, type JsonShape, shapeAt } from "./json-shape.ts";

const SHAPES = [
  { type: "string" },
  { type: "number" },
  { type: "null" },
  { type: "array" },
  { type: "object", key: "$value" },
] as const satisfies readonly JsonShape[];
const [TEXT, NUMBER, NULL, LIST, MADE] = SHAPES;

test("a value has the form of its type, or of the key that only such objects have", () => {
  const values = ["a", 1, null, [], { $value: 1 }];
  expect(values.map((value) => shapeAt(SHAPES, value))).toEqual([0, 1, 2, 3, 4]);
  expect(shapeAt(SHAPES, undefined)).toBeUndefined();
  expect(shapeAt(SHAPES, { other: 1 })).toBeUndefined();
  expect(shapeAt([{ type: "object" }], { other: 1 })).toBe(0);
});

test("another form keeps what was written, where it has a place for it", () => {
  const example = { $value: "$inputs.phone", as: "digits" };
  expect(inShape("$inputs.amount", MADE, example)).toEqual({ $value: "$inputs.amount", as: "digits" });
  expect(inShape(undefined, MADE, example)).toEqual(example);
  expect(inShape({ $value: "$inputs.amount", as: "kobo" }, TEXT, undefined)).toBe("$inputs.amount");
  expect(inShape("500", NUMBER, undefined)).toBeUndefined();
  expect(inShape(500, LIST, undefined)).toEqual([500]);
  expect(inShape("$settings.amounts", LIST, [100, 200])).toEqual([100, 200]);
  expect(inShape([500, 600], NUMBER, undefined)).toBe(500);
  expect(inShape("a", { type: "object", key: "$first" }, { $first: ["b", "c"] })).toEqual({ $first: ["a"] });
  expect(inShape("a", { type: "object", key: "$cases" }, { $cases: [{ value: 1 }] })).toEqual({
    $cases: [{ value: 1 }],
  });
  expect(inShape("a", NULL, undefined)).toBeNull();
});
