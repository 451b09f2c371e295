import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Value } from "#definition/value.ts";
import "#engine/transforms/late-transforms.ts";

import { resolveToShown, resolveToText, resolveValue } from "./value.ts";

const scope = {
  inputs: {
    amount: 5000,
    note: "{$inputs.pin} {{x}} $user.name",
    pin: "1234",
    empty: "",
    nothing: null,
    no: false,
  },
  sources: { profile: { data: { data: { telephone: "0803" } } } },
  user: { name: "Ada", tags: ["a"] },
  response: { body: { data: { list: [{ "a/b": 1 }], zero: 0 } } },
};

/** Any UTF-16 text, also such as is no Unicode. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

const first = (...values: Value[]) => resolveValue({ $first: values }, scope);

describe("making values", () => {
  it.each<[Value, unknown]>([
    ["$inputs.amount", 5000],
    ["$inputs.no", false],
    ["$inputs.nothing", null],
    ["$inputs.missing", undefined],
    ["$response.body#/data/list", [{ "a/b": 1 }]],
    ["$response.body#/data/list/0/a~1b", 1],
    ["$response.body#/data/zero", 0],
    ["$user.tags", ["a"]],
    ["$response.data", { list: [{ "a/b": 1 }], zero: 0 }],
    ["$response.data#/zero", 0],
    ["$sources.profile.data#/telephone", "0803"],
  ])("a lone expression keeps the type of its value: %j", (value, expected) => {
    expect(resolveValue(value, scope)).toEqual(expected);
  });

  it("text takes values in braces; what is missing or null is empty", () => {
    expect(resolveValue("{$user.name}: {$inputs.amount}{$inputs.missing}{$inputs.nothing}", scope)).toBe(
      "Ada: 5000",
    );
  });

  it.each<[string, Value, string]>([
    ["an Arabic name", "{$item} 20", "\u2068محمد\u2069 20"],
    ["in a list", { $value: ["$item", "Ada"], as: "joined" }, "\u2068\u2068محمد\u2069\u2069 and Ada"],
    ["in a text with values", { $text: "To {name}", with: { name: "$item" } }, "To \u2068محمد\u2069"],
    ["alone", "$item", "محمد"],
  ])("what a shown text names keeps its direction, and what is sent has no marks: %s", (_, value, shown) => {
    const named = { ...scope, item: "محمد" };
    expect(resolveToShown(value, named)).toBe(shown);
    expect(resolveToText(value, named)).toBe(shown.replaceAll(/[\u2068\u2069]/g, ""));
  });

  it("an override in what a text names ends with it", () => {
    const item = "A\u2069\u202eB";
    expect(resolveToShown("{$item} 20", { item })).toBe("\u2068AB\u2069 20");
  });

  it("leaves missing values out of objects, keeps null, and keeps places in lists", () => {
    const value = { a: "$inputs.missing", b: "$inputs.nothing", c: ["$inputs.missing", "$inputs.no"], d: 1 };
    expect(resolveValue(value, scope)).toEqual({ b: null, c: [null, false], d: 1 });
  });

  it("never reads a value as a template again", () => {
    expect(resolveValue("Note: {$inputs.note}", scope)).toBe("Note: {$inputs.pin} {{x}} $user.name");
    expect(resolveValue({ $text: "{n}", with: { n: "$inputs.note" } }, scope)).toBe(scope.inputs.note);
    expect(resolveValue({ $value: "$inputs.note", as: "trim" }, scope)).toBe(scope.inputs.note);
    expect(resolveValue({ $first: ["$inputs.note"] }, scope)).toBe(scope.inputs.note);
  });

  it("text that a customer types arrives as it was typed, whatever it holds", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const typing = { inputs: { note: typed } };
        expect(resolveValue("$inputs.note", typing)).toBe(typed);
        expect(resolveValue("<{$inputs.note}>", typing)).toBe(`<${typed}>`);
        expect(resolveValue({ $text: "<{n}>", with: { n: "$inputs.note" } }, typing)).toBe(`<${typed}>`);
      }),
    );
  });

  it("an object that a provider sends is no way to make a value", () => {
    const body = { $value: "$inputs.pin", as: "trim", $cases: [] };
    expect(resolveValue("$response.body", { ...scope, response: { body } })).toEqual(body);
  });

  it("doubled braces and a doubled $ are literal", () => {
    expect(resolveValue("{{$inputs.pin}}", scope)).toBe("{$inputs.pin}");
    expect(resolveValue("$$inputs.pin", scope)).toBe("$inputs.pin");
  });

  it("$first takes the first value that is there; false and 0 are", () => {
    expect(first("$inputs.missing", "$inputs.nothing", "$inputs.empty", "$user.name")).toBe("Ada");
    expect(first("$inputs.no", "$user.name")).toBe(false);
    expect(first("$response.body#/data/zero", 1)).toBe(0);
    expect(first("$inputs.missing")).toBeUndefined();
  });

  it("$each makes a value of each item for which the condition holds, one place for each", () => {
    const items = [{ n: 1 }, { n: 2, name: "two" }, { n: 3 }];
    const isMore = { of: "$item#/n", test: (n: unknown) => Number(n) > 1 };
    const each = { of: "$inputs.items", value: { name: "$item#/name", by: "$user.name" } };
    const resolve = (value: object) => resolveValue(value as Value, { ...scope, inputs: { items } });
    expect(resolve({ $each: { ...each, when: [isMore] } })).toEqual([
      { name: "two", by: "Ada" },
      { by: "Ada" },
    ]);
    expect(resolve({ $each: { ...each, value: "$item#/name" } })).toEqual([null, "two", null]);
    expect(resolve({ $each: { ...each, of: "$inputs.missing" } })).toEqual([]);
    expect(resolve({ $each: { of: { $each: each }, value: "$item#/by" } })).toEqual(["Ada", "Ada", "Ada"]);
  });

  it("transforms run in order and pass over what is missing or null", () => {
    const as = ["digits", { take: 3 }];
    expect(resolveValue({ $value: "+234 803", as }, scope)).toBe("234");
    expect(resolveValue({ $value: "$inputs.nothing", as }, scope)).toBeNull();
    expect(resolveValue({ $value: "$inputs.missing", as }, scope)).toBeUndefined();
    expect(resolveValue({ $value: "abc", as: { "strip-prefix": "$user.missing" } }, scope)).toBe("abc");
  });

  it("an unknown transform is an error, also one that every object has", () => {
    expect(() => resolveValue({ $value: "x", as: "shout" }, scope)).toThrow('Unknown transform "shout"');
    expect(() => resolveValue({ $value: "x", as: "constructor" }, scope)).toThrow(
      'Unknown transform "constructor"',
    );
  });

  it("text for reading shows the first text of lists and objects, never JSON", () => {
    const said = { response: { body: { email: ["Is taken.", "Is short."], age: 5, odd: { code: 1 } } } };
    expect(resolveToText("$user.tags", scope)).toBe("a");
    expect(resolveToText("Check: {$response.body}", said)).toBe("Check: Is taken.");
    expect(resolveToText("$response.body#/age", said)).toBe("5");
    expect(resolveToText("$response.body#/odd", said)).toBe("");
    expect(resolveToText(undefined, scope)).toBe("");
    expect(resolveToText("$inputs.no", scope)).toBe("false");
  });

  it("does not see what every object inherits", () => {
    expect(resolveValue("$inputs.toString", scope)).toBeUndefined();
    expect(resolveValue("$response.body#/data/toString", scope)).toBeUndefined();
    expect(resolveValue("$response.body#/data/list/map", scope)).toBeUndefined();
    expect(resolveValue("$user.name.length", scope)).toBeUndefined();
  });

  it("a name that means the prototype stays an ordinary name", () => {
    const hostile = JSON.parse('{ "__proto__": { "polluted": "$user.name" } }') as Value;
    const made = resolveValue(hostile, scope) as object;
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(JSON.stringify(made)).toBe('{"__proto__":{"polluted":"Ada"}}');
  });
});
