import { describe, expect, test } from "vitest";

import type { Problem } from "#definition/problem.ts";

import { fixOf, offsetOf, rangeOf } from "./text-places.ts";

const text = `{
  "titel": "Airtime",
  "call": "POTS transactions/{$input.phone}/{$inputs.phon}",
  "order": 400,
}`;

const problem = (line: number, column: number, message: string, nearest?: string): Problem => ({
  file: "a.json",
  line,
  column,
  pointer: "",
  rule: "shape",
  message,
  ...(nearest !== undefined && { nearest }),
});

const fixed = (found: Problem) => {
  const fix = fixOf(text, found);
  return fix && text.slice(0, fix.from) + fix.insert + text.slice(fix.to);
};

describe("a place", () => {
  test("is found by line and column", () => {
    expect(text.slice(offsetOf(text, { line: 2, column: 3 })).startsWith('"titel"')).toBe(true);
  });

  test("that the text no longer has becomes the nearest one", () => {
    expect(offsetOf(text, { line: 1, column: 40 })).toBe(1);
    expect(offsetOf(text, { line: 90, column: 1 })).toBe(text.lastIndexOf("}"));
    expect(offsetOf("", { line: 3, column: 3 })).toBe(0);
  });

  test.each([
    { line: 2, column: 3, marked: '"titel"' },
    { line: 3, column: 31, marked: "$input.phone" },
    { line: 4, column: 12, marked: "400" },
    { line: 4, column: 15, marked: "," },
  ])("at $line:$column marks $marked", ({ marked, ...place }) => {
    const { from, to } = rangeOf(text, place);
    expect(text.slice(from, to)).toBe(marked);
  });
});

describe("a fix", () => {
  test("inserts the nearest key", () => {
    expect(fixed(problem(2, 3, 'unknown key "titel"', "title"))).toContain('  "title": "Airtime"');
  });

  test("changes one word of a text", () => {
    expect(fixed(problem(3, 12, '"POTS" is not a method', "POST"))).toContain(
      '"POST transactions/{$input.phone}',
    );
    expect(fixed(problem(3, 31, 'unknown root "$input"', "$inputs"))).toContain(
      "{$inputs.phone}/{$inputs.phon}",
    );
    expect(fixed(problem(3, 46, 'there is no input "phon"', "phone"))).toContain("/{$inputs.phone}");
  });

  test("replaces the whole text when the message names no part of it", () => {
    expect(fixed(problem(2, 12, "not possible here", "Data"))).toContain('"titel": "Data"');
  });

  test("is undefined without a similar word, or without a text", () => {
    expect(fixOf(text, problem(2, 3, 'unknown key "titel"'))).toBeUndefined();
    expect(fixOf(text, problem(4, 12, "too large", "40"))).toBeUndefined();
  });
});
