import type { ScreenEntryData } from "#definition/compiled.ts";
import { checkScreen, type CheckedScreen } from "./check-screen.ts";
import { entryOf } from "./entry.ts";
import type { ScreenFile } from "./screen-file.ts";
import { textOf } from "./fields.ts";
import { locateFinding } from "./context.ts";
import type { Parts } from "./parts.ts";
import type { Problem } from "#definition/problem.ts";
import { sortProblems } from "./problem.ts";

export type CheckedScreens = {
  readonly problems: readonly Problem[];
  /** All files, in the given order. */
  readonly checked: readonly CheckedFile[];
  /** The files without problems. */
  readonly screens: readonly {
    readonly path: string;
    readonly entry: ScreenEntryData;
    readonly parts: Parts;
  }[];
};

export type CheckedFile = CheckedScreen & { readonly path: string };

/** Checks each screen file by itself, and all of them together: an id and a path belong to one screen only. */
export function checkScreens(files: readonly ScreenFile[]): CheckedScreens {
  const alone = files.map((file) => ({ path: file.path, ...checkScreen(file) }));
  const owners = { id: ownersOf(alone, "id"), path: ownersOf(alone, "path") };
  const checked = alone.map((one) => ({
    ...one,
    problems: [...one.problems, ...duplicates(one, owners, "id"), ...duplicates(one, owners, "path")],
  }));
  const good = checked.filter((one) => one.problems.length === 0);
  const screens = good.map(({ path, screen, parts }) => ({ path, entry: entryOf(screen, parts), parts }));
  return { problems: sortProblems(checked.flatMap(({ problems }) => problems)), checked, screens };
}

/** What belongs to one screen only: the first two files that have it, by the value. */
type Owners = ReadonlyMap<string, readonly CheckedFile[]>;

function ownersOf(all: readonly CheckedFile[], key: "id" | "path"): Owners {
  const owners = new Map<string, readonly CheckedFile[]>();
  for (const one of all) {
    const value = textOf(one.screen[key]);
    const before = owners.get(value ?? "") ?? [];
    if (value !== undefined && before.length < 2) owners.set(value, [...before, one]);
  }
  return owners;
}

/** Reported in each of the files, because only their authors know which one is wrong. */
function duplicates(
  file: CheckedFile,
  owners: Readonly<Record<"id" | "path", Owners>>,
  key: "id" | "path",
): Problem[] {
  const { screen, places } = file;
  const value = textOf(screen[key]);
  const other = owners[key].get(value ?? "")?.find((one) => one !== file);
  if (value === undefined || !other) return [];
  const finding = { pointer: `/${key}`, message: `the ${key} "${value}" belongs to ${other.path} too` };
  return [{ ...locateFinding("unique", finding, places), screens: [other.path] }];
}
