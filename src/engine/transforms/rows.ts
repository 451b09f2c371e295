import { isRecord } from "#lib/json/record.ts";
import { itemsOf } from "#lib/reply-data.ts";

export const rowTransforms = { count, numbered, row, rows };

/** Keys of name and value in each row of a list; by default `name` and `value`. */
type RowKeys = { readonly key?: unknown; readonly value?: unknown };

/** Rows of name and value → the value of the row with that name: `{ "row": { "name": "Token" } }`. */
function row(value: unknown, argument: unknown): unknown {
  const { name, ...keys } = recordOf(argument);
  const found = itemsOf(value).find((one) => recordOf(one)[keyOf(keys)] === name);
  return recordOf(found)[valueOf(keys)];
}

/** An object → rows of name and value, in its order. Missing and empty values are left out. */
function rows(value: unknown, argument: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const keys: RowKeys = recordOf(argument);
  return Object.entries(value)
    .filter(([, one]) => one !== undefined && one !== null && one !== "")
    .map(([name, one]) => ({ [keyOf(keys)]: name, [valueOf(keys)]: one }));
}

/** A list → how many items it has. */
function count(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

/** A list of objects → the same with the `number` of each, from 1. */
function numbered(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((one: unknown, at) => ({ ...recordOf(one), number: at + 1 }))
    : undefined;
}

function keyOf({ key = "name" }: RowKeys): string {
  return String(key);
}

function valueOf({ value = "value" }: RowKeys): string {
  return String(value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
