import type { ScreenEntryData } from "#tools/compile-screen/compile-screen.ts";
import { Code, toSource } from "#tools/compile-screen/source-code.ts";

/** Writes the module of `virtual:screens`: by menu order, then by id; those without a menu last. */
export function screenIndex(
  screens: readonly { readonly entry: ScreenEntryData; readonly module: string }[],
): string {
  const sorted = screens.toSorted(
    ({ entry: a }, { entry: b }) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id),
  );
  const entries = sorted.map(({ entry, module }) => ({
    ...entry,
    load: new Code(`() => import(${JSON.stringify(module)}).then((module) => module.screen)`),
  }));
  return `export const screens = ${toSource(entries)};\n`;
}

function orderOf({ menu }: ScreenEntryData): number {
  return menu?.order ?? Number.MAX_SAFE_INTEGER;
}
