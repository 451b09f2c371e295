import { orderProperties, retrieveSchema, type RJSFSchema } from "@rjsf/utils";

import type { Ask } from "#definition/compiled.ts";
import type { Schema } from "#definition/value.ts";
import { without, type Inputs } from "#engine/screen-state.ts";

import { validatorOf } from "./validation.ts";

/** One field of a form, as its schema has it now. */
export type FormField = { readonly name: string; readonly schema: Schema; readonly required: boolean };

/** What of a form never changes. */
type FormFacts = {
  /** All that it may ask for, in whatever branch of its schema. */
  readonly names: readonly string[];
  /** The fields whose values choose between branches. */
  readonly deciding: readonly string[];
  /** Those that stand there now. The same fields are the same list: it renders nothing. */
  readonly fields: (inputs: Inputs) => readonly FormField[];
};

const BRANCHES = ["$ref", "allOf", "anyOf", "dependencies", "else", "if", "not", "oneOf", "then"] as const;
/** Keywords that look at fields without naming them. */
const LOOKS_AT_ALL = /"(?:min|max|pattern|additional)Properties"|"propertyNames"/;

const known = new WeakMap<Ask, FormFacts>();

/** The fields of a form, and what they depend on. */
export function formFacts(ask: Ask): FormFacts {
  const facts = known.get(ask) ?? factsOf(ask);
  known.set(ask, facts);
  return facts;
}

/** Of some values those that the form asks for. */
export function dataOf(ask: Ask, inputs: Inputs): Record<string, unknown> {
  const { names } = formFacts(ask);
  return Object.fromEntries(
    names.flatMap((name) => (inputs[name] === undefined ? [] : [[name, inputs[name]]])),
  );
}

/** The inputs after a field has changed. What only another branch of the schema asks for goes with its field. */
export function changedInputs(ask: Ask, inputs: Inputs, name: string, value: unknown): Inputs {
  const next = value === undefined ? without(inputs, [name]) : { ...inputs, [name]: value };
  const { deciding, fields } = formFacts(ask);
  if (!deciding.includes(name)) return next;
  const before = fields(inputs);
  const kept = fields(next).map((field) => field.name);
  const gone = before.map((field) => field.name).filter((one) => !kept.includes(one));
  return without(next, gone);
}

function factsOf(ask: Ask): FormFacts {
  const { schema } = ask;
  const branches = Object.fromEntries(BRANCHES.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])));
  const names = [...new Set(namesIn(schema))];
  if (Object.keys(branches).length === 0) {
    const all = fieldsIn(ask, schema, {});
    return { names, deciding: [], fields: () => all };
  }
  // A reference leads to what stands beside the branches.
  const text = JSON.stringify("definitions" in schema ? schema : branches);
  const isNamed = (name: string) => text.includes(JSON.stringify(name));
  const deciding = LOOKS_AT_ALL.test(text) ? names : names.filter(isNamed);
  const lists = new Map<string, readonly FormField[]>();
  let last = { decision: "", fields: [] as readonly FormField[] };
  const fields = (inputs: Inputs) => {
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
  return { names, deciding, fields };
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

function namesIn(schema: Schema): string[] {
  const lists = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => (list ?? []) as Schema[]);
  const dependent = Object.values((schema.dependencies ?? {}) as Record<string, Schema>);
  const inner = [...lists, schema.then as Schema, schema.else as Schema, ...dependent];
  return [
    ...Object.keys(propertiesOf(schema)),
    ...inner.filter((one) => typeof one === "object" && one !== null).flatMap(namesIn),
  ];
}

function propertiesOf({ properties }: Schema): Record<string, unknown> {
  return (properties ?? {}) as Record<string, unknown>;
}
