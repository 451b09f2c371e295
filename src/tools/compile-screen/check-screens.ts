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
  const checked = alone.map((one) => ({
    ...one,
    problems: [...one.problems, ...duplicates(one, alone, "id"), ...duplicates(one, alone, "path")],
  }));
  const good = checked.filter((one) => one.problems.length === 0);
  const screens = good.map(({ path, screen, parts }) => ({ path, entry: entryOf(screen, parts), parts }));
  return { problems: sortProblems(checked.flatMap(({ problems }) => problems)), checked, screens };
}

/** Reported in each of the files, because only their authors know which one is wrong. */
function duplicates(file: CheckedFile, all: readonly CheckedFile[], key: "id" | "path"): Problem[] {
  const { screen, places } = file;
  const value = textOf(screen[key]);
  const other = all.find((one) => one !== file && one.screen[key] === value);
  if (value === undefined || !other) return [];
  const finding = { pointer: `/${key}`, message: `the ${key} "${value}" belongs to ${other.path} too` };
  return [{ ...locateFinding("unique", finding, places), screens: [other.path] }];
}
