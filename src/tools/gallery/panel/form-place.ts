import { escapePart, fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import { recordOf } from "#lib/json/record.ts";
import { facetsAt, metaOfKey, wordOf } from "#tools/meta-schema/facets.ts";

import type { PanelFile } from "./panel-file.ts";

/** A field of a form: what is said of it stands at several places of the form. */
export type FieldPlace = { readonly form: string; readonly name: string };

/** The keys of a form that hold something for each field, by the meta-schema: hints, limits, … */
export function keysPerField(file: PanelFile, form: string): readonly string[] {
  const facets = facetsAt(file.format, file.value, fromPointer(form));
  const keys = new Set(facets.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...keys].filter((key) => {
    const meta = metaOfKey(facets, key);
    return meta?.["x-keys"] === "field" && meta["x-change"] !== undefined;
  });
}

/** The field that a pointer is about; undefined when it is not about one. */
export function fieldAt(file: PanelFile, pointer: string): FieldPlace | undefined {
  const path = fromPointer(pointer);
  for (let length = path.length - 1; length > 0; length--) {
    const form = toPointer(path.slice(0, length));
    if (!isForm(file, form)) continue;
    const [key, ...rest] = path.slice(length);
    const name = key === "schema" ? (rest[0] === "properties" ? rest[1] : undefined) : rest[0];
    const holds = key === "schema" || keysPerField(file, form).includes(key!);
    return holds && name !== undefined && hasField(file, form, name) ? { form, name } : undefined;
  }
  return undefined;
}

/** The form of a step, and one of its fields. */
export function formOfStep(
  file: PanelFile,
  step: number,
  field: string | undefined,
): string | FieldPlace | undefined {
  const form = `/steps/${step}/ask`;
  if (!isForm(file, form) || readPointer(file.value, form) === undefined) return undefined;
  const name = field === undefined ? undefined : fieldOf(file, form, field);
  return name === undefined ? form : { form, name };
}

/** The field of an element's id, which may go on after the field's name: `amount-label`. */
function fieldOf(file: PanelFile, form: string, id: string): string | undefined {
  const names = Object.keys(recordOf(readPointer(file.value, `${form}/schema/properties`)));
  const fits = names.filter((name) => id === name || id.startsWith(`${name}-`));
  return fits.toSorted((one, other) => other.length - one.length)[0];
}

export function schemaOf({ form, name }: FieldPlace): string {
  return `${form}/schema/properties/${escapePart(name)}`;
}

function hasField(file: PanelFile, form: string, name: string): boolean {
  return Object.hasOwn(recordOf(readPointer(file.value, `${form}/schema/properties`)), name);
}

/** Whether a form stands at a pointer, by the meta-schema. */
export function isForm(file: PanelFile, pointer: string): boolean {
  return wordOf(facetsAt(file.format, file.value, fromPointer(pointer)), "x-role") === "form";
}

/** Whether a pointer is to the schema of a form, or into it: its fields are set one by one. */
export function isSchemaOfForm(file: PanelFile, pointer: string): boolean {
  const path = fromPointer(pointer);
  return path.some((key, index) => key === "schema" && isForm(file, toPointer(path.slice(0, index))));
}
