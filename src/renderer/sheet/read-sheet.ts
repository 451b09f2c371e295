import { readCsv } from "#lib/read-csv.ts";
import { say } from "#lib/text/words.ts";

import type { Column, SheetRow } from "./columns.ts";
import { words } from "./words.ts";

/** The value of a text, as if it were typed into the column's field. */
type Read = (text: string, column: Column) => unknown;

/** What a pasted list or a file has, and what the customer must know of it. */
export type ReadSheet = { readonly rows: readonly SheetRow[]; readonly remarks: readonly string[] };

/**
 * Reads rows. A first line with the titles or names of columns says which is which; without one the values stand in the
 * order of the columns. A value that is wrong stays as it is, for the customer to correct.
 */
export function readSheet(text: string, columns: readonly Column[], read: Read): ReadSheet {
  const [first = [], ...others] = readCsv(text);
  const named = first.map((title) => columns.find((column) => isNamed(column, title)));
  const isHead = named.some((column) => column !== undefined);
  const order = isHead ? named : columns;
  const lines = isHead ? others : [first, ...others].filter(({ length }) => length > 0);
  const rows = lines.map((line) => rowOf(line, order, read));
  return { rows, remarks: isHead ? headRemarks(first, named, columns) : lengthRemarks(lines, columns) };
}

function rowOf(line: readonly string[], order: readonly (Column | undefined)[], read: Read): SheetRow {
  return Object.fromEntries(
    order.flatMap((column, at) => {
      const text = line[at] ?? "";
      return column && text !== "" ? [[column.name, valueOf(text, column, read)] as const] : [];
    }),
  );
}

/** A choice may be written by its title. */
function valueOf(text: string, column: Column, read: Read): unknown {
  const { labels = {} } = column.options;
  const values = (column.schema.enum ?? []) as readonly unknown[];
  const chosen = values.find((value) => plain(labels[String(value)] ?? "") === plain(text));
  return chosen ?? read(text, column);
}

function headRemarks(
  first: readonly string[],
  named: readonly (Column | undefined)[],
  columns: readonly Column[],
): readonly string[] {
  const unused = first.filter((title, at) => title !== "" && named[at] === undefined);
  const lacking = columns.filter((column) => column.required && !named.includes(column));
  return [
    ...unused.map((title) => say(words.unusedColumn, { title })),
    ...lacking.map(({ title }) => say(words.lackingColumn, { title })),
  ];
}

function lengthRemarks(lines: readonly (readonly string[])[], columns: readonly Column[]): readonly string[] {
  const titles = columns.map(({ title }) => title).join(", ");
  const isLong = lines.some(({ length }) => length > columns.length);
  return isLong ? [say(words.longRows, { titles })] : [];
}

function isNamed({ name, title }: Column, text: string): boolean {
  return text !== "" && [plain(name), plain(title)].includes(plain(text));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
