import { expect, test } from "vitest";

import { plainChoices } from "./choices.ts";

const choices = [{ const: "mtn", title: "MTN" }, { const: "glo" }];

test("a list of choices becomes an enum with labels beside it", () => {
  const schema = {
    type: "object",
    properties: { network: { type: "string", title: "Network", oneOf: choices } },
  };
  const hints = { network: { "ui:widget": "select", "ui:options": { empty: "None" } } };
  expect(plainChoices(schema, hints)).toEqual({
    schema: {
      type: "object",
      properties: { network: { type: "string", title: "Network", enum: ["mtn", "glo"] } },
    },
    uiSchema: {
      network: { "ui:widget": "select", "ui:options": { empty: "None", labels: { mtn: "MTN", glo: "glo" } } },
    },
  });
});

test("choices in branches and in the columns of a sheet become an enum too", () => {
  const field = { type: "string", oneOf: choices };
  const plain = { type: "string", enum: ["mtn", "glo"] };
  const labels = { "ui:options": { labels: { mtn: "MTN", glo: "glo" } } };
  const other = { properties: { network: { oneOf: [{ const: "nine", title: "9mobile" }] } } };
  const branch = { if: { required: ["a"] }, else: other };
  const sheet = { type: "array", items: { type: "object", properties: { network: field } } };
  const schema = { properties: { rows: sheet }, allOf: [branch, { properties: { network: field } }, true] };
  expect(plainChoices(schema, { rows: { "ui:widget": "sheet" } })).toEqual({
    schema: {
      properties: { rows: { ...sheet, items: { type: "object", properties: { network: plain } } } },
      allOf: [
        { ...branch, else: { properties: { network: { enum: ["nine"] } } } },
        { properties: { network: plain } },
        true,
      ],
    },
    uiSchema: {
      rows: { "ui:widget": "sheet", items: { network: labels } },
      network: { "ui:options": { labels: { mtn: "MTN", glo: "glo", nine: "9mobile" } } },
    },
  });
});

test.each([
  ["schemas with more than a value", { oneOf: [{ const: "a", pattern: "^a" }] }],
  ["schemas without a value", { oneOf: [{ title: "Any" }] }],
  ["an enum of its own", { enum: ["a"], oneOf: [{ const: "a" }] }],
  ["no choices", { type: "string" }],
])("%s stay as they are", (_, property) => {
  const schema = { properties: { field: property } };
  expect(plainChoices(schema, {})).toEqual({ schema, uiSchema: {} });
});
