import type { Ask } from "#definition/compiled.ts";
import { errorText, type Judging } from "#renderer/form/messages.ts";
import { schemaErrors } from "#renderer/form/validation.ts";

import type { Column, SheetRow } from "./columns.ts";

/** What is wrong with a row, by the name of the column. */
export type RowErrors = Readonly<Record<string, string>>;

/** What the form's schema says against each row; of a row without errors, nothing. */
export function rowErrors(
  ask: Ask,
  field: string,
  columns: readonly Column[],
  rows: readonly SheetRow[],
  judging: Judging,
): ReadonlyMap<number, RowErrors> {
  const found = new Map<number, Record<string, string>>();
  for (const error of schemaErrors(ask, { [field]: rows })) {
    const [name, row, within] = error.property.replace(/^\./, "").split(/[.[\]]+/);
    const missing: unknown = error.name === "required" ? error.params.missingProperty : undefined;
    const column = columns.find((one) => one.name === (missing ?? within));
    if (name !== field || row === undefined || !column) continue;
    const errors = found.get(Number(row)) ?? {};
    errors[column.name] ??= errorText(error, column.schema, column.options, judging);
    found.set(Number(row), errors);
  }
  return found;
}
