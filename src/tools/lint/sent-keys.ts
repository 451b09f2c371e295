import { isLoneExpression } from "#definition/expression.ts";
import { isFields, listOf } from "#tools/compile-screen/read/fields.ts";

/**
 * The keys that a value of a request has at a path; `unknown` where only the customer's values or a reply tell, undefined where
 * nothing can be there.
 */
export function keysAt(value: unknown, path: readonly string[]): readonly string[] | "unknown" | undefined {
  if (typeof value === "string") return isLoneExpression(value) ? "unknown" : ending(path);
  if (!isFields(value) && !Array.isArray(value)) return value === undefined ? undefined : ending(path);
  if (isFields(value) && Object.keys(value).some((key) => key.startsWith("$")))
    return keysOfForm(value, path);
  const [next, ...rest] = path;
  if (next === undefined) return Object.keys(value);
  return Object.hasOwn(value, next) ? keysAt((value as Record<string, unknown>)[next], rest) : undefined;
}

/** A text, a number or nothing has no keys, and nothing in it. */
function ending(path: readonly string[]): readonly string[] | undefined {
  return path.length === 0 ? [] : undefined;
}

/** Of one of the ways to make a value: what any of its alternatives has. */
function keysOfForm(form: object, path: readonly string[]): ReturnType<typeof keysAt> {
  const { $first, $cases, $text } = form as Readonly<Record<string, unknown>>;
  if ($text !== undefined) return ending(path);
  const values = $cases === undefined ? listOf($first) : listOf($cases).map((one) => Object(one).value);
  if (values.length === 0) return "unknown";
  const found = values.map((one: unknown) => keysAt(one, path));
  if (found.includes("unknown")) return "unknown";
  const known = found.filter((one) => Array.isArray(one));
  return known.length === 0 ? undefined : [...new Set(known.flat())];
}
