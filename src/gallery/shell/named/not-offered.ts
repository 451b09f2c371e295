import { pageEntries } from "#app/layout/page-entries.ts";
import type { GalleryScreen } from "#gallery/protocol.ts";
import { isOffered } from "#pages/menu-entry.ts";
import type { Settings } from "#tenant/settings.ts";

/** A screen that a bank does not offer: its address says "Page Missing!" there. */
export type NotOffered = {
  readonly title: string;
  /** Names of the flags by which a bank offers it: one of the menu's, and the feature's. */
  readonly menu: readonly string[];
  readonly feature?: string;
};

/** Those of the changed screens that a bank does not offer to its customers. */
export function notOffered(
  screens: readonly GalleryScreen[],
  changed: readonly string[],
  { flags }: Pick<Settings, "flags">,
): readonly NotOffered[] {
  const entries = screens.flatMap(({ id, menu, path }) => (menu ? [{ ...menu, path, screen: id }] : []));
  const menu = [...entries, ...pageEntries()];
  return screens
    .filter(({ file, parts }) => [file, ...parts].some((path) => changed.includes(path)))
    .filter(({ access, path }) => access !== "public" && !isOffered(path, menu, flags))
    .map(({ title, menu: own }) => ({
      title,
      menu: own?.flags?.menu ?? [],
      ...(own?.flags && { feature: own.flags.feature }),
    }));
}
