import { expect, test } from "vitest";

import type { Screen } from "#definition/compiled.ts";

import { lists } from "./list-rows.ts";

const { selectedRows, settledLists } = lists;

const list = {
  items: "$selected.biller#/fields",
  name: "$item#/key",
  title: "$item#/key",
  kind: "$item#/type",
  value: "$item#/value",
  readOnly: "$item#/fixed",
  hidden: "$item#/inner",
};
const ask = {
  schema: {},
  submit: "Pay",
  judge: () => true,
  validators: {},
  secrets: [],
  names: [],
  lists: { details: list },
};
const screen = { steps: [{ ask }] } as unknown as Screen;
const texts = (...keys: string[]) => keys.map((key) => ({ key, type: "text" }));
const scope = (fields: unknown, details?: unknown) => ({
  selected: { biller: { fields } },
  inputs: { details },
});

test("removes values that another item does not ask for, even under a name that every object has", () => {
  const inputs = { details: { a: "1", constructor: "2", b: "3" } };
  expect(settledLists(ask, inputs, scope(texts("a")))).toEqual([["details", { a: "1" }]]);
  expect(settledLists(ask, { details: { a: "1" } }, scope(texts("a")))).toEqual([]);
});

test("fills in what the reply gives; what the customer has entered or emptied stays", () => {
  const fields = texts("a", "b", "c").map((field) => ({ ...field, value: "given" }));
  const inputs = { details: { b: "typed", c: undefined } };
  const [[, values] = []] = settledLists(ask, inputs, scope(fields));
  expect(values).toEqual({ a: "given", b: "typed", c: undefined });
  expect(settledLists(ask, { details: values }, scope(fields))).toEqual([]);
});

test("what the customer cannot change follows the reply", () => {
  const fields = [
    { key: "a", type: "quantity", value: 2, fixed: true },
    { key: "b", type: "text", value: "x", inner: true },
  ];
  const [[, values] = []] = settledLists(ask, { details: { a: 7, b: "y" } }, scope(fields));
  expect(values).toEqual({ a: 2, b: "x" });
});

test("each field is a row with its value and its item", () => {
  const fields = [
    { key: "a", type: "quantity", price: 5 },
    { key: "b", type: "text" },
  ];
  expect(selectedRows(screen, scope(fields, { b: "typed" }))).toEqual({
    details: [
      { name: "a", value: 0, item: fields[0] },
      { name: "b", value: "typed", item: fields[1] },
    ],
  });
});
