import { describe, expect, it } from "vitest";

import { screenOf } from "#tests/support/open-screen.ts";

import { holdsOrElse, holds } from "./condition.ts";

/** Whether a condition holds, compiled like a screen's. */
function passes(condition: object, inputs: Record<string, unknown>): boolean {
  const ask = {
    schema: { type: "object", properties: { a: {}, b: {} } },
    submit: "Go",
    links: [{ text: "More", to: "/more", when: condition }],
  };
  const step = screenOf({ steps: [{ ask }] }).steps[0]!;
  return "ask" in step && holds(step.ask.links![0]!.when!, { inputs });
}

const is = (wanted: unknown) => [{ of: "$inputs.a", test: (value: unknown) => value === wanted }];

describe("conditions", () => {
  it.each<[string, object, Record<string, unknown>, boolean]>([
    ["a pattern does not pass a missing value", { type: "string", pattern: "^\\d{3}$" }, {}, false],
    ["a minimum does not pass a missing value", { type: "number", minimum: 0 }, {}, false],
    ["an empty schema does not pass a missing value", {}, {}, false],
    ["not does not pass a missing value", { not: { const: "x" } }, {}, false],
    ["an empty schema passes a present value", {}, { a: false }, true],
    ["null counts as missing", { type: "number", minimum: 0 }, { a: null }, false],
    ["a type null names it", { type: "null" }, {}, true],
    ["a const null names it", { const: null }, {}, true],
    ["an enum with null names it", { enum: [null, ""] }, {}, true],
    ["an enum without null does not", { enum: ["x", ""] }, {}, false],
    ["a list of types with null names it", { type: ["string", "null"] }, { a: null }, true],
    ["text is not a number", { type: "number" }, { a: "5" }, false],
    ["a pattern decides", { type: "string", pattern: "^\\d{3}$" }, { a: "123" }, true],
    ["every object has toString, but not as a value", { type: "object" }, { a: undefined }, false],
  ])("%s", (_, schema, inputs, expected) => {
    expect(passes({ "$inputs.a": schema }, inputs)).toBe(expected);
  });

  it("all values of one condition must pass", () => {
    const both = { "$inputs.a": { const: 1 }, "$inputs.b": { const: 2 } };
    expect(passes(both, { a: 1, b: 2 })).toBe(true);
    expect(passes(both, { a: 1 })).toBe(false);
  });

  it("any one of a list of conditions may hold, in every place that takes a condition", () => {
    const either = [{ "$inputs.a": { const: 1 } }, { "$inputs.a": { const: 2 }, "$inputs.b": { const: 2 } }];
    expect(passes(either, { a: 1 })).toBe(true);
    expect(passes(either, { a: 2, b: 2 })).toBe(true);
    expect(passes(either, { a: 2 })).toBe(false);
    expect(passes(either, {})).toBe(false);
  });

  it("of several conditions one must hold, and without a condition the caller decides", () => {
    expect(holdsOrElse([is(1), is(2)], { inputs: { a: 2 } }, false)).toBe(true);
    expect(holdsOrElse(is(1), { inputs: { a: 2 } }, true)).toBe(false);
    expect(holdsOrElse(undefined, {}, true)).toBe(true);
    expect(holdsOrElse([], {}, true)).toBe(true);
  });
});
