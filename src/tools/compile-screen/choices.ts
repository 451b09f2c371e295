import type { Schema } from "#definition/value.ts";

import { type Fields, fieldsOf, listOf } from "./fields.ts";

/**
 * Writes each list of choices (`oneOf` of `const` and `title`) as `enum`, with its titles as `labels` in the field's
 * hints. It accepts the same values, and the browser need not try each choice as a schema at every keystroke.
 */
export function plainChoices(schema: Schema, uiSchema: Fields): { schema: Schema; uiSchema: Fields } {
  const properties = fieldsOf(schema.properties);
  const lists = Object.entries(properties).filter(([, property]) => isChoices(fieldsOf(property)));
  if (lists.length === 0) return { schema, uiSchema };
  const plain = lists.map(([name, property]) => {
    const { oneOf, ...rest } = fieldsOf(property);
    return [name, { ...rest, enum: listOf(oneOf).map((choice) => fieldsOf(choice).const) }] as const;
  });
  const hints = lists.map(
    ([name, property]) => [name, withLabels(fieldsOf(uiSchema[name]), fieldsOf(property))] as const,
  );
  return {
    schema: { ...schema, properties: { ...properties, ...Object.fromEntries(plain) } },
    uiSchema: { ...uiSchema, ...Object.fromEntries(hints) },
  };
}

function isChoices({ oneOf, enum: own }: Fields): boolean {
  const choices = listOf(oneOf);
  const known = ["const", "title"];
  const isPlain = (choice: unknown) => {
    const keys = Object.keys(fieldsOf(choice));
    return keys.includes("const") && keys.every((key) => known.includes(key));
  };
  return own === undefined && choices.length > 0 && choices.every(isPlain);
}

function withLabels(hints: Fields, property: Fields): Fields {
  const labels = listOf(property.oneOf).map((choice) => {
    const { const: value, title = value } = fieldsOf(choice);
    return [String(value), title] as const;
  });
  return { ...hints, "ui:options": { ...fieldsOf(hints["ui:options"]), labels: Object.fromEntries(labels) } };
}
