import { defaultWidget } from "#definition/widgets.ts";
import type { Schema } from "#definition/value.ts";
import { fieldOptions, type FieldOptions } from "#renderer/form/field-options.ts";

/** One value of each row of a sheet. */
export type Column = {
  readonly name: string;
  readonly title: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly options: FieldOptions;
  readonly widget: string;
};

/** A row as it is sent: a value by the name of each column; one that is empty is not there. */
export type SheetRow = Readonly<Record<string, unknown>>;

/**
 * The columns of a sheet, in their order.
 *
 * @param schema of the field: a list of objects
 * @param hints of the columns, by name
 */
export function columnsOf(schema: Schema, hints: Readonly<Record<string, unknown>> = {}): readonly Column[] {
  const { properties = {}, required = [] } = (schema.items ?? {}) as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, own]) => {
    const options = fieldOptions(hints[name]);
    const title = typeof own.title === "string" ? own.title : name;
    const widget = options.widget ?? defaultWidget(own);
    return { name, title, required: required.includes(name), schema: own, options, widget };
  });
}
