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
    ...withoutKeywords(entry),
    load: new Code(`() => import(${JSON.stringify(module)}).then((module) => module.screen)`),
  }));
  return `export const screens = ${toSource(entries)};\n`;
}

/** Writes the module of `virtual:screen-keywords`: what the search alone needs is no part of the first load. */
export function keywordIndex(screens: readonly { readonly entry: ScreenEntryData }[]): string {
  const named = screens.flatMap(({ entry: { path, menu } }) =>
    menu?.keywords ? [[path, menu.keywords]] : [],
  );
  return `export const keywords = ${toSource(Object.fromEntries(named))};\n`;
}

function withoutKeywords({ menu, ...entry }: ScreenEntryData): ScreenEntryData {
  if (!menu) return entry;
  const { keywords: _, ...shown } = menu;
  return { ...entry, menu: shown };
}

function orderOf({ menu }: ScreenEntryData): number {
  return menu?.order ?? Number.MAX_SAFE_INTEGER;
}
