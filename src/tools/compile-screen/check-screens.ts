import type { ScreenEntryData } from "#definition/compiled.ts";
import { checkScreen, type CheckedScreen } from "./check-screen.ts";
import { entryOf } from "./emit/entry.ts";
import type { ScreenFile } from "./read/screen-file.ts";
import type { Fields } from "./read/fields.ts";
import type { Parts } from "./parts/parts.ts";
import type { Problem } from "#definition/problem.ts";
import { sortProblems } from "./read/problem.ts";
import { namesOf, sharedNames, tellName } from "./shared-names.ts";

export type CheckedScreens = {
  readonly problems: readonly Problem[];
  /** All files, in the given order. */
  readonly checked: readonly CheckedFile[];
  /** The files without problems. */
  readonly screens: readonly {
    readonly path: string;
    readonly entry: ScreenEntryData;
    readonly screen: Fields;
    readonly parts: Parts;
  }[];
};

export type CheckedFile = CheckedScreen & { readonly path: string };

/** Checks each screen file by itself, and all of them together: an id and a path belong to one screen only. */
export function checkScreens(files: readonly ScreenFile[]): CheckedScreens {
  const alone = files.map((file) => ({ path: file.path, ...checkScreen(file) }));
  const shared = sharedNames(
    alone.map(({ path, screen, places }) => ({
      path,
      names: namesOf(screen),
      tell: (key, message) => tellName(places, key, message),
    })),
  );
  const checked = alone.map((one, index) => ({
    ...one,
    problems: [...one.problems, ...(shared[index] ?? [])],
  }));
  const good = checked.filter((one) => one.problems.length === 0);
  const screens = good.map(({ path, screen, parts }) => ({
    path,
    entry: knownEntryOf(screen, parts),
    screen,
    parts,
  }));
  return { problems: sortProblems(checked.flatMap(({ problems }) => problems)), checked, screens };
}

/** Unchanged screens are checked once (`checkScreen`), so their entries are made once too. */
const entries = new WeakMap<Parts, ScreenEntryData>();

function knownEntryOf(screen: Fields, parts: Parts): ScreenEntryData {
  const entry = entries.get(parts) ?? entryOf(screen, parts);
  entries.set(parts, entry);
  return entry;
}
