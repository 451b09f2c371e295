import type { ScreenEntryData } from "#definition/compiled.ts";
import { isListed } from "#definition/billers.ts";
import { EQUAL, emitBillersSource } from "#tools/compile-screen/emit/emit.ts";
import type { Fields } from "#tools/compile-screen/read/fields.ts";
import type { Parts } from "#tools/compile-screen/parts/parts.ts";
import { Code, toSource } from "#tools/compile-screen/emit/source-code.ts";

/**
 * Writes the module of `virtual:screens`, by id.
 * @param isServed in development: Vite would resolve each import of a thousand screens again whenever one changes, so it does not see them
 */
export function screenIndex(
  screens: readonly { readonly entry: ScreenEntryData; readonly module: string }[],
  isServed: boolean,
): string {
  const sorted = screens.toSorted(({ entry: a }, { entry: b }) => a.id.localeCompare(b.id));
  const load = isServed ? "load" : "import";
  const entries = sorted.map(
    ({ entry: { menu: _menu, billers: _billers, types: _types, ...entry }, module }) => ({
      ...entry,
      load: new Code(`() => ${load}(${JSON.stringify(module)}).then((module) => module.screen)`),
    }),
  );
  const served = isServed ? "const load = (address) => import(/* @vite-ignore */ address);\n" : "";
  return `${served}export const screens = ${toSource(entries)};\n`;
}

/**
 * Writes the module of `virtual:screen-menu`, in the menu's order. It is separate, because the first load does not need
 * it.
 */
export function menuIndex(screens: readonly { readonly entry: ScreenEntryData }[]): string {
  const menu = screens.flatMap(({ entry: { id, menu: own, path, types } }) =>
    own ? [{ ...own, path, screen: id, ...(types && { types }) }] : [],
  );
  return `export const menu = ${toSource(menu.toSorted((a, b) => a.order - b.order))};\n`;
}

/**
 * Writes the module of `virtual:screen-billers`, by the id of the screen: only the directory and the search need it. With a
 * source that brings billers, so that nobody loads the screen for their names.
 */
export function billersIndex(
  screens: readonly { readonly entry: ScreenEntryData; readonly screen: Fields; readonly parts: Parts }[],
): string {
  const own = screens.flatMap(({ entry: { id, billers } }) => (billers ? [[id, billers] as const] : []));
  const sources = screens.flatMap(({ entry: { id, billers }, screen, parts }) =>
    billers && !isListed(billers) ? [[id, new Code(emitBillersSource(screen, parts))] as const] : [],
  );
  const code = `export const sources = ${toSource(Object.fromEntries(sources))};\n`;
  const imports = code.includes("deepEqual") ? EQUAL : "";
  return `${imports}export const billers = ${toSource(Object.fromEntries(own))};\n${code}`;
}
