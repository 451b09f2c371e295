import { expect, test } from "vitest";
import { mergePatch } from "./merge-patch.ts";

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j + %j = %j", (target, patch, result) => expect(mergePatch(target, patch)).toEqual(result));

test("keys that reach a prototype are left out at every depth", () => {
  const patch = JSON.parse(
    '{"__proto__": {"bad": 1}, "constructor": {"prototype": {"bad": 1}}, "a": {"__proto__": {"bad": 1}, "b": 2}}',
  );
  const merged = mergePatch({}, patch);
  expect(merged).toEqual({ a: { b: 2 } });
  expect(merged).not.toHaveProperty("bad");
  expect(merged).not.toHaveProperty("a.bad");
  expect({}).not.toHaveProperty("bad");
});

test("neither side is changed", () => {
  const target = { a: { b: 1 } };
  const patch = { a: { c: 2 } };
  mergePatch(target, patch);
  expect([target, patch]).toEqual([{ a: { b: 1 } }, { a: { c: 2 } }]);
});
