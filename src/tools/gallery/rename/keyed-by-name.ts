import { fromPointer } from "#lib/json/pointer.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { walkScreen } from "#tools/meta-schema/walk.ts";

import type { Read } from "./kind-of-name.ts";

/** An expression of an object whose keys are names of fields: the provider says these names, whatever ours become. */
export type Keyed = {
  readonly pointer: string;
  /** The same by name, with an expression for each field that is asked before. */
  readonly written: { readonly [name: string]: string };
};

/**
 * Expressions whose keys would no longer be our names (`fieldErrors`) if the field `old` had the name `name`: they are
 * written out by name.
 */
export function keyedByName({ screen, parts }: Read, old: string, name: string): readonly Keyed[] {
  return walkScreen(screen).flatMap(({ keys, value, at: { pointer } }): Keyed[] => {
    if ((keys !== "field" && keys !== "input") || typeof value !== "string") return [];
    const before = parts.asks.filter((form) => stepOf(form.pointer) < stepOf(pointer));
    const asked = new Set(
      before.flatMap(({ ask }) => Object.keys(fieldsOf(fieldsOf(ask.schema).properties))),
    );
    if (!asked.has(old)) return [];
    const of = value.includes("#") ? value : `${value}#`;
    return [
      {
        pointer,
        written: Object.fromEntries([...asked].map((one) => [one === old ? name : one, `${of}/${one}`])),
      },
    ];
  });
}

/** The index of the step around a pointer. */
function stepOf(pointer: string): number {
  const [list, index] = fromPointer(pointer);
  return list === "steps" ? Number(index) : Infinity;
}
