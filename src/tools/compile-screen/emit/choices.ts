import type { Schema } from "#definition/value.ts";
import { type Fields, fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";

/** Keywords of a form whose schemas may have fields of their own. */
const BRANCHES = ["then", "else"];
const LISTS_OF_BRANCHES = ["allOf", "anyOf", "oneOf"];

type Form = { readonly schema: Schema; readonly uiSchema: Fields };

/**
 * Writes each list of choices (`oneOf` of `const` and `title`) as `enum`, with its titles as `labels` in the field's
 * hints, also in branches and in the columns of a sheet. It accepts the same values, and the browser need not try each choice as a
 * schema at every keystroke.
 */
export function plainChoices(schema: Schema, uiSchema: Fields): Form {
  return inBranches(inProperties({ schema, uiSchema }));
}

function inProperties({ schema, uiSchema }: Form): Form {
  const properties = fieldsOf(schema.properties);
  return Object.entries(properties).reduce(
    (form: Form, [name, property]) => {
      const hints = fieldsOf(form.uiSchema[name]);
      const plain = plainField({ schema: fieldsOf(property), uiSchema: hints });
      if (plain.schema === property) return form;
      const all = { ...fieldsOf(form.schema.properties), [name]: plain.schema };
      return {
        schema: { ...form.schema, properties: all },
        uiSchema: { ...form.uiSchema, [name]: plain.uiSchema },
      };
    },
    { schema, uiSchema },
  );
}

/** A field as a schema and its hints, written plainly; the same where there is nothing to write. */
function plainField({ schema, uiSchema }: Form): Form {
  if (isChoices(schema)) {
    const { oneOf, ...rest } = schema;
    const values = listOf(oneOf).map((choice) => fieldsOf(choice).const);
    return { schema: { ...rest, enum: values }, uiSchema: withLabels(uiSchema, schema) };
  }
  if (!isFields(schema.items)) return { schema, uiSchema };
  const rows = inProperties({ schema: schema.items, uiSchema: fieldsOf(uiSchema.items) });
  if (rows.schema === schema.items) return { schema, uiSchema };
  return { schema: { ...schema, items: rows.schema }, uiSchema: { ...uiSchema, items: rows.uiSchema } };
}

function inBranches(form: Form): Form {
  const own = BRANCHES.reduce((now, key) => {
    const branch = now.schema[key];
    if (!isFields(branch)) return now;
    const plain = plainChoices(branch, now.uiSchema);
    return { schema: { ...now.schema, [key]: plain.schema }, uiSchema: plain.uiSchema };
  }, form);
  return LISTS_OF_BRANCHES.reduce((now, key) => {
    if (!Array.isArray(now.schema[key])) return now;
    let { uiSchema } = now;
    const branches = listOf(now.schema[key]).map((branch) => {
      if (!isFields(branch)) return branch;
      const plain = plainChoices(branch, uiSchema);
      ({ uiSchema } = plain);
      return plain.schema;
    });
    return { schema: { ...now.schema, [key]: branches }, uiSchema };
  }, own);
}

/** Whether a field's schema has choices that a list can show: a list of values, or `oneOf` of values and their titles. */
export function hasChoices(schema: Fields): boolean {
  return listOf(schema.enum).length > 0 || isChoices(schema);
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
  const options = fieldsOf(hints["ui:options"]);
  // Another branch may have other choices for the field.
  const all = { ...fieldsOf(options.labels), ...Object.fromEntries(labels) };
  return { ...hints, "ui:options": { ...options, labels: all } };
}
