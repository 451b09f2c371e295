import orderProperties from "@rjsf/utils/lib/orderProperties.js";

import type { Ask } from "#definition/compiled.ts";
import type { Schema } from "#definition/value.ts";
import { without, type Inputs } from "#engine/state/screen-state.ts";
import type { Branches } from "#renderer/late-branches.ts";

/** One field of a form, as its schema has it now. */
export type FormField = { readonly name: string; readonly schema: Schema; readonly required: boolean };

/** The fields that a form has now. The same fields are the same list: it renders nothing. */
type FieldsOf = (inputs: Inputs) => readonly FormField[];

const known = new WeakMap<Ask, FieldsOf>();

/**
 * Gives a form's fields by its inputs.
 * @param branches undefined for a screen whose forms have none
 */
export function formFields(ask: Ask, branches: Branches | undefined): FieldsOf {
  const fields = known.get(ask) ?? fieldsFor(ask, branches);
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
export function changedInputs(
  ask: Ask,
  branches: Branches | undefined,
  inputs: Inputs,
  { name, value }: { readonly name: string; readonly value: unknown },
): Inputs {
  const next = value === undefined ? without(inputs, [name]) : { ...inputs, [name]: value };
  if (!ask.deciding?.includes(name)) return next;
  const fields = formFields(ask, branches);
  const before = fields(inputs);
  const kept = fields(next).map((field) => field.name);
  const gone = before.map((field) => field.name).filter((one) => !kept.includes(one));
  return without(next, gone);
}

function fieldsFor(ask: Ask, branches: Branches | undefined): FieldsOf {
  const { schema, deciding } = ask;
  const resolve = (one: Schema, data: unknown) => branches?.resolve(ask, one, data) ?? one;
  if (!deciding) {
    const all = fieldsIn(ask, schema, {}, resolve);
    return () => all;
  }
  const lists = new Map<string, readonly FormField[]>();
  let last = { decision: "", fields: [] as readonly FormField[] };
  return (inputs) => {
    const decision = JSON.stringify(deciding.map((name) => inputs[name]));
    if (last.decision === decision) return last.fields;
    const data = dataOf(ask, inputs);
    const found = fieldsIn(ask, resolve(schema, data), data, resolve);
    const key = JSON.stringify(found);
    const list = lists.get(key) ?? found;
    lists.set(key, list);
    last = { decision, fields: list };
    return list;
  };
}

function fieldsIn(
  ask: Ask,
  schema: Schema,
  data: Inputs,
  resolve: (schema: Schema, data: unknown) => Schema,
): readonly FormField[] {
  const properties = propertiesOf(schema);
  const required = (schema.required ?? []) as readonly string[];
  const order = ask.uiSchema?.["ui:order"] as string[] | undefined;
  return orderProperties(Object.keys(properties), order)
    .map((name) => ({
      name,
      schema: resolve(properties[name]!, data[name]),
      required: required.includes(name),
    }))
    .filter((field) => Object.keys(field.schema).length > 0);
}

function propertiesOf({ properties }: Schema): Record<string, Schema> {
  return (properties ?? {}) as Record<string, Schema>;
}
