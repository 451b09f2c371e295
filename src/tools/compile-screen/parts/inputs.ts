import { fieldsOf, type Fields, isFields, listOf } from "#tools/compile-screen/read/fields.ts";

/** A field of a form: a property of its schema, at any depth in the schema. */
export type Input = { readonly name: string; readonly schema: Fields; readonly secret: boolean };

/** The fields of a form's schema, including those in `allOf`, `anyOf`, `oneOf`, `if/then/else` and `dependencies`. */
export function inputsOf(schema: Fields): Input[] {
  const own = Object.entries(fieldsOf(schema.properties)).map(([name, property]) => {
    const fields = fieldsOf(property);
    return { name, schema: fields, secret: fields.writeOnly === true };
  });
  const branches = ["allOf", "anyOf", "oneOf"].flatMap((key) => listOf(schema[key]));
  const dependent = Object.values(fieldsOf(schema.dependencies));
  const inner = [...branches, schema.then, schema.else, ...dependent].filter(isFields).flatMap(inputsOf);
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...inner.filter(({ name }) => !names.has(name) && names.add(name))];
}
