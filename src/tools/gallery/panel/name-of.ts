import { isRecord, recordOf } from "#lib/record.ts";
import { textOf } from "#tools/compile-screen/fields.ts";

/** What somebody would call an object: its own name, or that of the first object in it that has one. */
export function nameOf(value: unknown): string | undefined {
  const fields = recordOf(value);
  const own = ["title", "label", "name", "call", "submit", "$ref"].map((key) => textOf(fields[key]));
  const inner = () => Object.values(fields).find((one) => isRecord(one) && nameOf(one) !== undefined);
  return (
    own.find((one) => one !== undefined && one !== "") ?? (isRecord(value) ? nameOf(inner()) : undefined)
  );
}
