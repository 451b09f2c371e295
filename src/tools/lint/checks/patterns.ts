import type { Check } from "#tools/compile-screen/parts/context.ts";
import { escapePart } from "#lib/json/pointer.ts";
import { fieldsOf, isFields } from "#tools/compile-screen/read/fields.ts";
import { keyPointer } from "#tools/compile-screen/parts/expression-uses.ts";
import { backtracksExponentially } from "#tools/lint/backtracking.ts";

/** No regular expression can hang the customer's phone. */
export const patterns: Check = {
  rule: "pattern",
  *check({ parts }) {
    const found: Pattern[] = [];
    for (const { ask, pointer } of parts.asks) {
      for (const key of ["schema", "limits", "lists"]) collect(ask[key], `${pointer}/${key}`, found);
    }
    for (const { condition, pointer } of parts.conditions) {
      for (const [key, schema] of Object.entries(fieldsOf(condition))) {
        collect(schema, keyPointer(pointer, key), found);
      }
    }
    for (const { pattern, pointer } of found) {
      if (!isSlow(pattern)) continue;
      yield {
        pointer,
        message: `"${pattern}" can take minutes over a text that does not fit`,
        expected: "repeated parts that differ in how they begin, as ^\\d+(?:,\\d+)*$",
      };
    }
  },
};

type Pattern = { readonly pattern: string; readonly pointer: string };

function collect(schema: unknown, pointer: string, found: Pattern[]): void {
  if (Array.isArray(schema)) schema.forEach((one, index) => collect(one, `${pointer}/${index}`, found));
  if (!isFields(schema)) return;
  for (const key of Object.keys(schema)) {
    const value = schema[key];
    if (key === "pattern" && typeof value === "string")
      found.push({ pattern: value, pointer: `${pointer}/pattern` });
    else if (typeof value === "object") collect(value, `${pointer}/${escapePart(key)}`, found);
  }
}

/** Cached results: the same patterns occur again and again. */
const judged = new Map<string, boolean>();

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
