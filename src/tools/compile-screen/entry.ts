import { expressionsInText } from "#definition/expression.ts";
import type { ScreenEntryData } from "./compile-screen.ts";
import { type Fields, textOf } from "./fields.ts";

/** The index line of a checked screen. A title with values in it is not known before the screen runs: the menu's label. */
export function entryOf(screen: Fields): ScreenEntryData {
  const { id, path, access, menu } = screen as ScreenEntryData;
  const title = textOf(screen.title);
  const fixed = title !== undefined && expressionsInText(title).length === 0 ? title : undefined;
  return { id, path, title: fixed ?? menu?.label ?? id, access: access ?? "customer", ...(menu && { menu }) };
}
