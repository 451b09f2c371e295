import { readPointer } from "#lib/json/pointer.ts";
import { nearest } from "#lib/text/text.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";

/** The key that was meant where a pointer leads to none of the values: one that exists where the pointer goes wrong. */
export function meantKey(pointer: string, values: readonly unknown[]): string | undefined {
  const around = pointer.slice(0, pointer.lastIndexOf("/"));
  if (around !== "" && !values.some((value) => readPointer(value, around) !== undefined)) {
    return meantKey(around, values);
  }
  const keys = values.flatMap((value) => Object.keys(fieldsOf(readPointer(value, around))));
  return nearest(pointer.slice(pointer.lastIndexOf("/") + 1), [...new Set(keys)]);
}
