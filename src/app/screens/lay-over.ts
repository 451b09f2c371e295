import type { ScreenEntry, ScreenEntryData } from "#definition/compiled.ts";
import { type ReleasedScreens, type ReleasedVersion, SCREEN_FORMAT } from "#definition/released.ts";

import type { Warn } from "./warn.ts";
import type { ScreensNow } from "./screens-now.ts";

/** What decides how released screens lie over those of the build. */
export type LayingOver = {
  readonly company: string;
  /** The entry of a version; `built` is the build's screen of the same id. */
  readonly entryOf: (version: ReleasedVersion, built: ScreenEntry | undefined) => ScreenEntry;
  readonly warn: Warn;
  /** Default: what this app knows how to show. */
  readonly format?: number;
};

/** The screens of the build with the released ones in their places. Changes nothing that no release is about. */
export function layOver(
  built: readonly ScreenEntry[],
  released: ReleasedScreens,
  { company, entryOf, warn, format = SCREEN_FORMAT }: LayingOver,
): Omit<ScreensNow, "isWhole"> {
  const screens = new Map(built.map((entry) => [entry.id, entry]));
  const menu = new Map<string, ScreenEntryData | undefined>();
  const gone: ScreenEntry[] = [];
  for (const { id, gone: how, versions } of released) {
    const own = screens.get(id);
    const ofCompany = versions.filter(({ companies }) => companies?.includes(company) ?? true);
    const version = ofCompany.find(({ needs }) => needs <= format);
    if (how === "withdrawn" || (how === "undone" && !own)) {
      const last = versions.find(({ needs }) => needs <= format);
      const entry = last ? entryOf(last, own) : own;
      if (entry) gone.push(entry);
      screens.delete(id);
      menu.set(id, undefined);
    } else if (how === undefined) {
      if (version !== ofCompany[0]) warn("format", `${id} has a version for a newer app.`);
      if (!version) continue;
      screens.set(id, entryOf(version, own));
      menu.set(id, version.entry);
    }
  }
  return { screens: withoutTwice([...screens.values()], warn), gone, released: menu };
}

/** A path belongs to one screen: the first stays, and no address leads to another. */
function withoutTwice(screens: readonly ScreenEntry[], warn: Warn): readonly ScreenEntry[] {
  const taken = new Set<string>();
  return screens.filter(({ id, path }) => {
    const isFree = !taken.has(path);
    taken.add(path);
    if (!isFree) warn("path", `The path of ${id} belongs to another screen.`);
    return isFree;
  });
}
