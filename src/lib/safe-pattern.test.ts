import { expect, test } from "vitest";

import { safePattern } from "./safe-pattern.ts";

test.each([
  ["^\\d{8}$", "12345678", true],
  ["^\\d{8}$", "1234567", false],
  ["^(?:AB|CD)-[0-9]+$", "AB-1", true],
  ["^[A-Z]+$", "A".repeat(101), false],
])("%s and %s", (pattern, text, fits) => expect(safePattern(pattern)?.(text)).toBe(fits));

test.each([
  "(a+)+$",
  "(a|a)*",
  "(.)\\1",
  "^(?=a)",
  "a{1000}",
  "a{1,5000}",
  "a*a*a*a*b",
  "[",
  "a".repeat(201),
])("%s is not used", (pattern) => expect(safePattern(pattern)).toBeUndefined());
