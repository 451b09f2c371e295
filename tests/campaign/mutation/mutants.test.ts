import { expect, test } from "vitest";

import { interval } from "./interval.ts";
import { mutantsOf } from "./mutants.ts";

test.each([
  ["a < b", ["a <= b", "a >= b", "true", "false"]],
  ["a + 1", ["a - 1"]],
  ["`${a}` + b", ["`` + b"]],
  ["a ?? b", ["a && b"]],
  ["-a", ["+a"]],
  ["!a", ["a"]],
  ["a++", ["a--"]],
  ["a ? 1 : 2", ["true ? 1 : 2", "false ? 1 : 2"]],
  ["a?.b?.(c)", ["a.b?.(c)", "a?.b(c)"]],
  ["a.trim()", ["a"]],
  ["a.toString()", []],
  ["[1]", ["[]"]],
  ["({ a: 1 })", ["({})"]],
  ["() => a", ["() => undefined"]],
  ["/^a$/u", ["/a$/u", "/^a/u"]],
  ['f("x")', ['f("")']],
  ["if (a) { b(); }", ["if (true) { b(); }", "if (false) { b(); }", "if (a) {}"]],
  ["while (a) b()", ["while (false) b()"]],
  ['import a from "b"; export type T = "c" | true', []],
])("the mutants of %s", (code, expected) => {
  const texts = mutantsOf("code.ts", code).map(
    ({ start, end, text }) => code.slice(0, start) + text + code.slice(end),
  );
  expect(texts.toSorted()).toEqual([...expected].toSorted());
});

test("a share of some tries has an interval", () => {
  const [low, high] = interval(90, 100);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.826", "0.945"]);
});
