import type { Named } from "#definition/meta.ts";
import { escapePart, fromPointer, readPointer, toPointer } from "#lib/pointer.ts";
import type { Context } from "#tools/compile-screen/context.ts";
import { fieldsOf } from "#tools/compile-screen/fields.ts";

/** What is known of a screen that was read. */
export type Read = Pick<Context, "parts" | "screen">;

/** What a key names: a source, a field of a form (and so an input), or a value of a text; undefined where nothing says it. */
export type NameKind = Extract<Named, "source" | "field"> | "with";

export function kindOfName({ parts, screen }: Read, pointer: string): NameKind | undefined {
  const around = toPointer(fromPointer(pointer).slice(0, -1));
  if (around === "/sources") return "source";
  if (parts.asks.some((form) => around === `${form.pointer}/schema/properties`)) return "field";
  const outside = readPointer(screen, toPointer(fromPointer(pointer).slice(0, -2)));
  return around.endsWith("/with") && "$text" in fieldsOf(outside) ? "with" : undefined;
}

/** The keys that get the name: fields of several forms that have one name are one input. */
export function siblingsOf({ parts }: Read, pointer: string, kind: NameKind | undefined): readonly string[] {
  if (kind !== "field") return [pointer];
  const name = fromPointer(pointer).at(-1)!;
  return parts.asks
    .filter(({ ask }) => Object.hasOwn(fieldsOf(fieldsOf(ask.schema).properties), name))
    .map((form) => `${form.pointer}/schema/properties/${escapePart(name)}`);
}
