/** Whether a value is what a scenario expects: its exact JSON, but for texts that `{ "$pattern": … }` describes. */
export function matches(expected: unknown, value: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((item, index) => matches(item, value[index]))
    );
  }
  if (!isRecord(expected)) return Object.is(expected, value);
  if (typeof expected["$pattern"] === "string") {
    return typeof value === "string" && new RegExp(expected["$pattern"], "u").test(value);
  }
  if (!isRecord(value)) return false;
  const names = Object.keys(expected);
  return (
    names.length === Object.keys(value).length &&
    names.every((name) => Object.hasOwn(value, name) && matches(expected[name], value[name]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
