import { describe, expect, test } from "vitest";

import type { Ask } from "#definition/compiled.ts";
import { screenOf } from "#tests/support/open-screen.ts";
import { branches as late } from "#renderer/late-branches.ts";

import { changedInputs, dataOf, formFields } from "./form-fields.ts";

const text = { type: "string" };

function askOf(schema: object, uiSchema: object = {}): Ask {
  const screen = screenOf({
    steps: [
      { ask: { schema: { type: "object", ...schema }, uiSchema, submit: "Go" } },
      { name: "send", call: "POST send" },
    ],
  });
  return (screen.steps[0] as { ask: Ask }).ask;
}

/** An object that is written with `then` would be taken for a promise. */
const branches = (...schemas: readonly object[]) =>
  Object.fromEntries(["if", "then", "else"].map((keyword, index) => [keyword, schemas[index]]));
const names = (ask: Ask, data = {}) => formFields(ask, late)(data).map(({ name }) => name);
const required = (ask: Ask, data = {}) =>
  formFields(
    ask,
    late,
  )(data)
    .filter((field) => field.required)
    .map(({ name }) => name);

test("fields stand in the order of the schema, or in that of the hints", () => {
  const schema = { properties: { a: text, b: text, c: text } };
  expect(names(askOf(schema))).toEqual(["a", "b", "c"]);
  expect(names(askOf(schema, { "ui:order": ["c", "*"] }))).toEqual(["c", "a", "b"]);
});

test("a form without branches is decided once", () => {
  const ask = askOf({ required: ["a"], properties: { a: text, b: text } });
  const fields = formFields(ask, undefined);
  expect(ask.deciding).toBeUndefined();
  expect(fields({ a: "1" })).toBe(fields({ a: "2" }));
  expect(required(ask)).toEqual(["a"]);
});

test("a field of which one of several schemas must hold stays one field", () => {
  const ask = askOf({ properties: { amount: { type: "string", anyOf: [{ minLength: 3 }, { const: "" }] } } });
  expect(names(ask, { amount: "" })).toEqual(["amount"]);
});

describe("a schema with branches", () => {
  const ask = askOf({
    required: ["way"],
    properties: { way: text, note: text },
    ...branches(
      { required: ["way"], properties: { way: { const: "bank" } } },
      { required: ["bank"], properties: { bank: text } },
      { required: ["note"] },
    ),
  });

  test("only the values that choose a branch decide", () => {
    expect(ask.deciding).toEqual(["way", "note", "bank"]);
    expect(ask.names).toEqual(["way", "note", "bank"]);
  });

  test("the branch says which fields stand there and which are required", () => {
    expect(required(ask, { way: "cash" })).toEqual(["way", "note"]);
    expect(names(ask, { way: "bank" })).toEqual(["way", "note", "bank"]);
    expect(required(ask, { way: "bank" })).toEqual(["way", "bank"]);
  });

  test("what another branch does not ask for goes with its field", () => {
    const inputs = { way: "bank", bank: "058", elsewhere: "1" };
    expect(changedInputs(ask, late, inputs, { name: "way", value: "cash" })).toEqual({
      way: "cash",
      elsewhere: "1",
    });
    expect(changedInputs(ask, late, inputs, { name: "note", value: "x" })).toEqual({ ...inputs, note: "x" });
  });
});

test("a form sends what it asks for and what has a value, no more and no less", () => {
  const ask = askOf({ properties: { a: text, b: text } });
  expect(dataOf(ask, { a: "1", b: undefined, elsewhere: "2" })).toEqual({ a: "1" });
  expect(changedInputs(ask, undefined, { a: "1", elsewhere: "2" }, { name: "a", value: undefined })).toEqual({
    elsewhere: "2",
  });
});
