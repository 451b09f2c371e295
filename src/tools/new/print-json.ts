const WIDTH = 110;

/** JSON as the formatter leaves it: on one line what fits there, else a line for each part. */
export function printJson(value: unknown): string {
  return `${print(value, 0, 0)}\n`;
}

/** `taken`: characters that stand before it on its line, and the comma behind. */
function print(value: unknown, depth: number, taken: number): string {
  const short = flat(value);
  const isTop = depth === 0;
  if (!isTop && !isListOfObjects(value) && 2 * depth + taken + short.length <= WIDTH) return short;
  if (Array.isArray(value))
    return block(
      "[",
      value.map((one) => print(one, depth + 1, 1)),
      "]",
      depth,
    );
  if (typeof value !== "object" || value === null) return short;
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => {
      const start = `${JSON.stringify(key)}: `;
      return start + print(one, depth + 1, start.length + 1);
    });
  return block("{", entries, "}", depth);
}

function block(open: string, lines: readonly string[], close: string, depth: number): string {
  const indent = "  ".repeat(depth + 1);
  return `${open}\n${lines.map((line) => indent + line).join(",\n")}\n${"  ".repeat(depth)}${close}`;
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.length === 0
    ? "{}"
    : `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${flat(one)}`).join(", ")} }`;
}

/** The formatter gives each object of a list its own lines, if there are several of several keys. */
function isListOfObjects(value: unknown): boolean {
  if (!Array.isArray(value))
    return Object.values(value ?? {}).some((one) => typeof one === "object" && isListOfObjects(one));
  return (
    (value.length > 1 && value.every(isLarge)) ||
    value.some((one) => typeof one === "object" && isListOfObjects(one))
  );
}

function isLarge(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 1;
}
