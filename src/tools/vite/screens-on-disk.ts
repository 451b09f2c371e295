import type { CheckedScreens } from "#tools/compile-screen/check-screens.ts";
import type { CompiledScreen, Refusal } from "#tools/compile-screen/compile-screen.ts";
import { readOrUndefined } from "#tools/compile-screen/read/references.ts";
import {
  openProject,
  openScreen,
  type Project,
  readOnce,
  screenPaths,
} from "#tools/project/project-files.ts";

import { billersIndex, menuIndex } from "./screen-index.ts";
import type { Checks } from "./shared-checks.ts";

/** A file that was added, saved or deleted. */
type FileChange = {
  /** From the project's folder. */
  readonly path: string;
  readonly type: "create" | "update" | "delete";
  /** When the watcher has told it. */
  readonly timestamp: number;
};

/** What a change of a file changes: nothing, screens that the app replaces in place, or more. */
type Changed = "nothing" | "screens alone" | "more";

type Known = CheckedScreens & { readonly files: readonly string[] };

/** All screens of a project as they are on the disk, checked. Several modules are made of them, and each change of a file asks for them. */
export class ScreensOnDisk {
  private readonly root: string;
  private readonly checks: Checks;
  private known: Known | undefined;
  private opened: Project | undefined;
  /** Texts of files that have not changed since they were read: with a thousand screens, to read them all takes longer than to check one. */
  private readonly texts = new Map<string, string>();
  /** When each screen was last replaced in place. */
  private readonly versions = new Map<string, number>();
  private last: (FileChange & { readonly changed: Changed }) | undefined;

  constructor(root: string, checks: Checks) {
    this.root = root;
    this.checks = checks;
  }

  all(): Known {
    this.known ??= this.checkAll();
    return this.known;
  }

  compile(path: string): CompiledScreen | Refusal {
    return this.checks.compileScreen(openScreen(this.project(), path));
  }

  /** A number that changes when the app has to load a screen again; undefined while it has never changed. */
  versionOf(path: string): number | undefined {
    return this.versions.get(path);
  }

  /** Reads everything again when it is next asked for. */
  forget(): void {
    this.known = this.opened = undefined;
    this.texts.clear();
  }

  /** Takes note of a change. Each environment of the server tells it, and the watcher may tell one change twice. */
  note(change: FileChange): Changed {
    if (this.last?.path === change.path && this.last.timestamp === change.timestamp) return this.last.changed;
    const changed = this.changedBy(change);
    this.last = { ...change, changed };
    return changed;
  }

  private changedBy({ path, type, timestamp }: FileChange): Changed {
    if (type === "update" && this.texts.has(path) && this.texts.get(path) === this.textOnDisk(path))
      return "nothing";
    const before = this.known;
    this.known = this.opened = undefined;
    this.texts.delete(path);
    if (type !== "update" || !before) return "more";
    // A part may be in any screen.
    const changed = changedInPlace(before, this.all());
    for (const one of changed ?? []) this.versions.set(one, timestamp);
    return changed ? "screens alone" : "more";
  }

  private textOnDisk(path: string): string | undefined {
    return readOrUndefined(openProject(this.root, []).read, path);
  }

  private project(): Project {
    this.opened ??= readOnce(openProject(this.root), this.texts);
    return this.opened;
  }

  private checkAll(): Known {
    const project = this.project();
    const files = screenPaths(project);
    return { files, ...this.checks.checkScreens(files.map((path) => openScreen(project, path))) };
  }
}

/**
 * Paths of the screens that have changed, if menu and billers stay: the app then replaces its screens in place
 * (`app/screens/screens-now.ts`), and need not reload.
 */
function changedInPlace(before: CheckedScreens, now: CheckedScreens): readonly string[] | undefined {
  if (before.problems.length + now.problems.length > 0) return undefined;
  if (before.screens.length !== now.screens.length) return undefined;
  // A screen that stays as it was is the same object.
  const changed = now.screens.flatMap((one, index) =>
    one.parts === before.screens[index]!.parts ? [] : [{ was: before.screens[index]!, one }],
  );
  const [was, is] = [changed.map((both) => both.was), changed.map(({ one }) => one)];
  return [menuIndex, billersIndex].every((made) => made(was) === made(is))
    ? is.map(({ path }) => path)
    : undefined;
}
