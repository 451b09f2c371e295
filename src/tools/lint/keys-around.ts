import { readPointer } from "#lib/pointer.ts";
import { fieldsOf } from "#tools/compile-screen/fields.ts";

/** Where a pointer leads to none of the values: the keys that exist there instead. One of them may have been meant. */
export function keysAround(pointer: string, values: readonly unknown[]): string[] {
  const around = pointer.slice(0, pointer.lastIndexOf("/"));
  return [...new Set(values.flatMap((value) => Object.keys(fieldsOf(readPointer(value, around)))))];
}
