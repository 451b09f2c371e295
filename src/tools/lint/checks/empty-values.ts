import { escapePart } from "#lib/json/pointer.ts";
import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";

/** Every key of a request has a value; an empty one was probably forgotten. */
export const emptyValues: Check = {
  rule: "empty",
  *check({ parts }) {
    for (const { call, pointer } of parts.calls) {
      for (const key of ["query", "body"]) {
        for (const [name, value] of Object.entries(fieldsOf(call[key]))) {
          yield* emptyIn(value, `${pointer}/${key}/${escapePart(name)}`);
        }
      }
    }
  },
};

function* emptyIn(value: unknown, pointer: string): Iterable<Finding> {
  if (isEmpty(value)) {
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    yield { pointer, message: `"${name}" has no value`, expected: "a value, or no such key" };
  } else if (isFields(value) && !Object.keys(value).some((key) => key.startsWith("$"))) {
    for (const [name, one] of Object.entries(value)) yield* emptyIn(one, `${pointer}/${escapePart(name)}`);
  }
}

function isEmpty(value: unknown): boolean {
  if (value === "" || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isFields(value)) return false;
  const choices = value.$first ?? value.$cases;
  return Object.keys(value).length === 0 || (choices !== undefined && listOf(choices).length === 0);
}
