import { readPointer } from "#lib/pointer.ts";
import { fieldsOf } from "#tools/compile-screen/fields.ts";

/** The keys that stand in some of the values where a pointer leads to none of them: what may have been meant. */
export function keysAround(pointer: string, values: readonly unknown[]): string[] {
  const around = pointer.slice(0, pointer.lastIndexOf("/"));
  return [...new Set(values.flatMap((value) => Object.keys(fieldsOf(readPointer(value, around)))))];
}
