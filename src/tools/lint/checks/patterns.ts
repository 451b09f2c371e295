import type { Check, Finding } from "#tools/compile-screen/context.ts";
import { toPointer } from "#lib/pointer.ts";
import { fieldsOf, isFields } from "#tools/compile-screen/fields.ts";
import { keyPointer } from "#tools/compile-screen/expression-uses.ts";
import { backtracksExponentially } from "#tools/lint/backtracking.ts";

/** No regular expression can hang the customer's phone. */
export const patterns: Check = {
  rule: "pattern",
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      for (const key of ["schema", "limits", "lists"]) yield* slowPatterns(ask[key], `${pointer}/${key}`);
    }
    for (const { condition, pointer } of parts.conditions) {
      for (const [key, schema] of Object.entries(fieldsOf(condition))) {
        yield* slowPatterns(schema, keyPointer(pointer, key));
      }
    }
  },
};

/** Cached results: the same patterns occur again and again. */
const judged = new Map<string, boolean>();

function* slowPatterns(schema: unknown, pointer: string): Iterable<Finding> {
  if (Array.isArray(schema)) {
    for (const [index, one] of schema.entries()) yield* slowPatterns(one, pointer + toPointer([index]));
    return;
  }
  if (!isFields(schema)) return;
  for (const [key, value] of Object.entries(schema)) {
    const at = pointer + toPointer([key]);
    if (key !== "pattern" || typeof value !== "string") yield* slowPatterns(value, at);
    else if (isSlow(value)) {
      const message = `"${value}" can take minutes over a text that does not fit`;
      yield {
        pointer: at,
        message,
        expected: "repeated parts that differ in how they begin, as ^\\d+(?:,\\d+)*$",
      };
    }
  }
}

function isSlow(pattern: string): boolean {
  const known = judged.get(pattern);
  if (known !== undefined) return known;
  let slow = false;
  try {
    slow = new RegExp(pattern, "u") instanceof RegExp && backtracksExponentially(pattern);
  } catch {
    // The compiler's checks report an invalid pattern.
  }
  judged.set(pattern, slow);
  return slow;
}
