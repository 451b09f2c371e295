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

test.each([
  ["schemas with more than a value", { oneOf: [{ const: "a", pattern: "^a" }] }],
  ["schemas without a value", { oneOf: [{ title: "Any" }] }],
  ["an enum of its own", { enum: ["a"], oneOf: [{ const: "a" }] }],
  ["no choices", { type: "string" }],
])("%s stay as they are", (_, property) => {
  const schema = { properties: { field: property } };
  expect(plainChoices(schema, {})).toEqual({ schema, uiSchema: {} });
});
