import { isRecord, recordOf } from "#lib/json/record.ts";
import { textOf } from "#tools/compile-screen/read/fields.ts";

/** What somebody would call an object: its own name, or that of the first object in it that has one. */
export function nameOf(value: unknown): string | undefined {
  const fields = recordOf(value);
  const own = ["title", "label", "name", "call", "submit", "$ref"].map((key) => textOf(fields[key]));
  const inner = () => Object.values(fields).find((one) => isRecord(one) && nameOf(one) !== undefined);
  return (
    own.find((one) => one !== undefined && one !== "") ?? (isRecord(value) ? nameOf(inner()) : undefined)
  );
}

/** Fields that are named where nothing else tells two forms apart. */
const FEW = 2;

/**
 * What somebody would call each item of a list. Several that are called the same (`Continue`) are told apart by their place and by
 * what they ask: `1 Continue: BVN, ID type`.
 *
 * @param word for an item without a name
 */
export function namesOf(items: readonly unknown[], word: string): readonly string[] {
  const names = items.map((item, index) => nameOf(item) ?? `${word} ${index + 1}`);
  return names.map((name, index) => {
    if (names.filter((one) => one === name).length === 1) return name;
    const asked = askedIn(items[index]).slice(0, FEW);
    return `${index + 1} ${name}${asked.length > 0 ? `: ${asked.join(", ")}` : ""}`;
  });
}

/** The labels of the fields of the first form in a value. */
function askedIn(value: unknown): readonly string[] {
  const { properties } = recordOf(recordOf(value).schema);
  if (isRecord(properties)) {
    return Object.entries(properties).map(([key, field]) => textOf(recordOf(field).title) ?? key);
  }
  const inner = Object.values(recordOf(value)).filter(isRecord).map(askedIn);
  return inner.find(({ length }) => length > 0) ?? [];
}
