import { orderProperties, retrieveSchema, type RJSFSchema } from "@rjsf/utils";

import type { Ask } from "#definition/compiled.ts";
import type { Schema } from "#definition/value.ts";
import { without, type Inputs } from "#engine/screen-state.ts";

import { validatorOf } from "./validation.ts";

/** One field of a form, as its schema has it now. */
export type FormField = { readonly name: string; readonly schema: Schema; readonly required: boolean };

/** The fields that a form has now. The same fields are the same list: it renders nothing. */
type FieldsOf = (inputs: Inputs) => readonly FormField[];

const known = new WeakMap<Ask, FieldsOf>();

/** Gives a form's fields by its inputs. */
export function formFields(ask: Ask): FieldsOf {
  const fields = known.get(ask) ?? fieldsFor(ask);
  known.set(ask, fields);
  return fields;
}

/** Of some values those that the form asks for. */
export function dataOf(ask: Ask, inputs: Inputs): Record<string, unknown> {
  return Object.fromEntries(
    ask.names.flatMap((name) => (inputs[name] === undefined ? [] : [[name, inputs[name]]])),
  );
}

/** The inputs after a field has changed. What only another branch of the schema asks for goes with its field. */
export function changedInputs(ask: Ask, inputs: Inputs, name: string, value: unknown): Inputs {
  const next = value === undefined ? without(inputs, [name]) : { ...inputs, [name]: value };
  if (!ask.deciding?.includes(name)) return next;
  const fields = formFields(ask);
  const before = fields(inputs);
  const kept = fields(next).map((field) => field.name);
  const gone = before.map((field) => field.name).filter((one) => !kept.includes(one));
  return without(next, gone);
}

function fieldsFor(ask: Ask): FieldsOf {
  const { schema, deciding } = ask;
  if (!deciding) {
    const all = fieldsIn(ask, schema, {});
    return () => all;
  }
  const lists = new Map<string, readonly FormField[]>();
  let last = { decision: "", fields: [] as readonly FormField[] };
  return (inputs) => {
    const decision = JSON.stringify(deciding.map((name) => inputs[name]));
    if (last.decision === decision) return last.fields;
    const data = dataOf(ask, inputs);
    const found = fieldsIn(ask, retrieveSchema(validatorOf(ask), ask.schema, ask.schema, data), data);
    const key = JSON.stringify(found);
    const list = lists.get(key) ?? found;
    lists.set(key, list);
    last = { decision, fields: list };
    return list;
  };
}

function fieldsIn(ask: Ask, schema: Schema, data: Inputs): readonly FormField[] {
  const properties = propertiesOf(schema);
  const required = (schema.required ?? []) as readonly string[];
  const order = ask.uiSchema?.["ui:order"] as string[] | undefined;
  return orderProperties(Object.keys(properties), order)
    .map((name) => {
      const own = properties[name] as RJSFSchema;
      const resolved = retrieveSchema(validatorOf(ask), own, ask.schema, data[name]);
      return { name, schema: resolved, required: required.includes(name) };
    })
    .filter((field) => Object.keys(field.schema).length > 0);
}

function propertiesOf({ properties }: Schema): Record<string, unknown> {
  return (properties ?? {}) as Record<string, unknown>;
}
