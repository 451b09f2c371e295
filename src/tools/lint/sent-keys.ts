import { isLoneExpression } from "#definition/expression.ts";
import { nearest } from "#lib/text/text.ts";
import type { Finding } from "#tools/compile-screen/parts/context.ts";
import { isFields, listOf } from "#tools/compile-screen/read/fields.ts";

/** What to write instead of a path that a request does not have; undefined where it has, or where nobody can know. */
export function unsent(
  body: unknown,
  path: readonly string[],
): Pick<Finding, "expected" | "nearest"> | undefined {
  if (path.length === 0 || keysAt(body, path) !== undefined) return undefined;
  const around = path.slice(0, -1);
  const keys = keysAt(body, around);
  if (keys === undefined || keys === "unknown") return { expected: "a key of its body" };
  const near = nearest(path.at(-1)!, keys);
  if (near !== undefined) return { nearest: near };
  return { expected: keys.length === 0 ? "a key of its body" : `one of ${keys.toSorted().join(", ")}` };
}

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
