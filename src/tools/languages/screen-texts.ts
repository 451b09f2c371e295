import { toPointer } from "#lib/json/pointer.ts";
import { isWithin } from "#tools/compile-screen/parts/carried.ts";
import type { CheckedScreen } from "#tools/compile-screen/check-screen.ts";
import { fieldsOf, isFields } from "#tools/compile-screen/read/fields.ts";
import type { Parts } from "#tools/compile-screen/parts/parts.ts";
import type { Path } from "#tools/compile-screen/parts/scoped-path.ts";
import { walkScreen, type Visit } from "#tools/meta-schema/walk.ts";

import { hasWords } from "./placeholders.ts";

/** A text of a screen that customers read. */
export type ScreenText = { readonly path: Path; readonly pointer: string; readonly text: string };

type Checked = Pick<CheckedScreen, "screen" | "parts">;

/** Lists the texts of a screen that customers read, by the words of the meta-schema, and the titles of its forms' fields. */
export function screenTexts(checked: Checked): readonly ScreenText[] {
  const texts = known.get(checked.parts) ?? findTexts(checked);
  known.set(checked.parts, texts);
  return texts;
}

/** By the parts of a checked screen: each language asks for its texts. */
const known = new WeakMap<Parts, readonly ScreenText[]>();

function findTexts({ screen, parts }: Checked): readonly ScreenText[] {
  const read = walkScreen(screen).filter(({ role, read: isRead = role === "text" }) => isRead);
  const found = [...read.flatMap((visit) => textsOf(visit, parts)), ...titlesOf(parts)];
  const different = new Map(found.filter(({ text }) => hasWords(text)).map((one) => [one.pointer, one]));
  return [...different.values()];
}

/** In a value, only the texts that it may become; elsewhere every text. */
function textsOf({ role, value, at }: Visit, parts: Parts): readonly ScreenText[] {
  const { path, pointer } = at;
  if (role === undefined) return strings(value, path);
  return parts.texts.filter((one) => isWithin(one.pointer, pointer));
}

function strings(value: unknown, path: Path): readonly ScreenText[] {
  if (typeof value === "string") return [{ path, pointer: toPointer(path), text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => strings(one, [...path, index]));
  return Object.entries(fieldsOf(value)).flatMap(([key, one]) => strings(one, [...path, key]));
}

function titlesOf({ asks }: Parts): readonly ScreenText[] {
  return asks.flatMap(({ path, ask }) => titles(ask.schema, [...path, "schema"]));
}

/** Keywords whose values are data. */
const DATA = new Set(["const", "enum", "default", "examples", "$comment"]);

function titles(schema: unknown, path: Path): readonly ScreenText[] {
  if (Array.isArray(schema)) return schema.flatMap((one, index) => titles(one, [...path, index]));
  if (!isFields(schema)) return [];
  return Object.entries(schema).flatMap(([key, one]) => {
    if (key === "title") return strings(one, [...path, key]);
    if (key === "properties" || key === "definitions")
      return Object.entries(fieldsOf(one)).flatMap(([name, inner]) => titles(inner, [...path, key, name]));
    return DATA.has(key) ? [] : titles(one, [...path, key]);
  });
}
