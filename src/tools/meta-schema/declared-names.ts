import type { Declared } from "#definition/meta.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";

import { walkScreen } from "./walk.ts";

/** The names that a screen gives to its sources, steps, outputs or challenges, each once. The screen may still have the wrong shape. */
export function declaredNames(screen: Fields, kind: Declared): string[] {
  const names = walkScreen(screen).flatMap(({ declares, keysDeclare, value }) => [
    ...(declares === kind && typeof value === "string" ? [value] : []),
    ...(keysDeclare === kind ? Object.keys(fieldsOf(value)).filter((key) => key !== "$ref") : []),
  ]);
  return [...new Set(names)];
}
