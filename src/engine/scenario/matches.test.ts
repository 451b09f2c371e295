import { expect, test } from "vitest";

import { matches } from "./matches.ts";
import { answers } from "./replies.ts";

const sameAs = (name: string) => ({ $pattern: "^.$", $same: name });

test.each([
  [{ a: [1, { b: "x" }] }, { a: [1, { b: "x" }] }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: undefined }, { a: 1 }, false],
  [{ a: 1 }, { a: "1" }, false],
  [[1, 2], [1], false],
  [{ ref: { $pattern: "^\\d{8}-[A-Z]+$" } }, { ref: "20261120-ABC" }, true],
  [{ ref: { $pattern: "^\\d{8}-[A-Z]+$" } }, { ref: 20_261_120 }, false],
  [[sameAs("a"), sameAs("a"), sameAs("b")], ["x", "x", "y"], true],
  [[sameAs("a"), sameAs("a")], ["x", "y"], false],
])("%j and %j", (expected, value, fits) => expect(matches(expected, value)).toBe(fits));

test.each([
  ["GET payments/{reference}", "GET payments/A-1", true],
  ["GET payments/{reference}", "GET payments/A/1", false],
  ["GET plans/{$inputs.network}-data", "GET plans/mtn-data", true],
  ["GET a.b", "GET axb", false],
])("%s and %s", (pattern, call, fits) => expect(answers(pattern, call)).toBe(fits));
