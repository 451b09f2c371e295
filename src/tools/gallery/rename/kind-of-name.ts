import type { Declared, Meta } from "#definition/meta.ts";
import { escapePart, fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { facetsAt, wordOf } from "#tools/meta-schema/facets.ts";
import { walkScreen } from "#tools/meta-schema/walk.ts";

/** What is known of a screen that was read. */
export type Read = Pick<Context, "parts" | "screen">;

/** What a name is given to: the meta-schema says it (`x-declares`), except of the fields of a form. */
export type NameKind = Declared | "field";

/** A name at its place. */
export type Name = {
  /** Pointer of the key, or of the text, that gives the name. */
  readonly pointer: string;
  readonly old: string;
  /** A key gives it, not a text. */
  readonly isKey: boolean;
  /** Undefined where nothing says it. */
  readonly kind: NameKind | undefined;
};

/** The name at a pointer; undefined when there is nothing. */
export function nameAt(read: Read, pointer: string): Name | undefined {
  const { screen } = read;
  const value = readPointer(screen, pointer);
  if (value === undefined) return undefined;
  const path = fromPointer(pointer);
  const own = wordOf(facetsAt(metaSchema as Meta, screen, path), "x-declares");
  if (own !== undefined) return { pointer, old: textOf(value) ?? "", isKey: false, kind: own };
  return { pointer, old: path.at(-1) ?? "", isKey: true, kind: kindOfKey(read, path) };
}

function kindOfKey({ parts, screen }: Read, path: readonly string[]): NameKind | undefined {
  const around = path.slice(0, -1);
  if (parts.asks.some((form) => toPointer(around) === `${form.pointer}/schema/properties`)) return "field";
  return wordOf(facetsAt(metaSchema as Meta, screen, around), "propertyNames")?.["x-declares"];
}

/** The places that get the name: fields of several forms that have one name are one input, and so are challenges. */
export function siblingsOf({ parts, screen }: Read, { pointer, kind, old }: Name): readonly string[] {
  if (kind === "challenge") {
    return walkScreen(screen)
      .filter(({ keysDeclare, value }) => keysDeclare === kind && Object.hasOwn(fieldsOf(value), old))
      .map(({ at }) => `${at.pointer}/${escapePart(old)}`);
  }
  if (kind !== "field") return [pointer];
  return parts.asks
    .filter(({ ask }) => Object.hasOwn(fieldsOf(fieldsOf(ask.schema).properties), old))
    .map((form) => `${form.pointer}/schema/properties/${escapePart(old)}`);
}
