import { expect, test } from "vitest";

import { safePattern } from "./safe-pattern.ts";

test.each([
  ["^\\d{8}$", "12345678", true],
  ["^\\d{8}$", "1234567", false],
  ["^(?:AB|CD)-[0-9]+$", "AB-1", true],
  ["^[A-Z]+$", "A".repeat(101), false],
  ["^[^@]+@[^@]+\\.[a-z]+$", "ada@bank.ng", true],
  ["^(?:MTN|GLO|AIRTEL|9MOBILE)-\\d{1,10}$", "GLO-42", true],
  ["^[*+?|({]{3}$", "*+?", true],
  ["^\\(?\\d{3,4}\\)?[ -]?\\d{6,7}$", "(0803) 1234567", true],
])("%s and %s", (pattern, text, fits) => expect(safePattern(pattern)?.(text)).toBe(fits));

test.each([
  "(a+)+$",
  "(a|a)*",
  "(.)\\1",
  "^(?=a)",
  "a{1000}",
  "a{1,5000}",
  "a*a*a*a*b",
  "a*a*a*b",
  "^x|a*a*a*b",
  "a{1,99}a{1,99}a{1,99}a{1,99}b",
  "^a{1,99}a{1,99}a{1,99}a{1,99}b",
  `^${"a?".repeat(22)}${"a".repeat(22)}b`,
  `^${"(?:a|a)".repeat(25)}b`,
  "(a{1,99}|b)?(a{1,99}|b)?(a{1,99}|c)?(a{1,99}|d)?e",
  "[",
  "a".repeat(201),
])("%s is not used", (pattern) => expect(safePattern(pattern)).toBeUndefined());

test("the slowest pattern that is allowed is quick", () => {
  // Tried exhaustively, each takes some milliseconds; if they were not quick, this test would never end.
  for (const pattern of ["^a*a*a*b", "a{1,99}a{1,99}b", `^${"a?".repeat(19)}b`, `^${"(?:a|a)".repeat(19)}b`])
    expect(safePattern(pattern)?.("a".repeat(100))).toBe(false);
});
