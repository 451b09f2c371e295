import { type ReleasedScreen, type ReleasedVersion, SCREEN_FORMAT } from "#definition/released.ts";

import type { MadeScreen } from "./made-screen.ts";
import { named } from "./released-file.ts";

/** Which part of the project a release is about. */
export type Share = {
  /** Companies that get it; without it, all do. */
  readonly companies?: readonly string[];
  /** Ids of screens; without it, all are released, and those that are missing are withdrawn. */
  readonly only?: readonly string[];
};

/** The screens after a release: what was released before, with what is made now. */
export function nextScreens(
  before: readonly ReleasedScreen[],
  made: readonly MadeScreen[],
  { companies, only }: Share,
): ReleasedScreen[] {
  const old = new Map(before.map((screen) => [screen.id, screen]));
  const now = new Map(made.map((one) => [one.entry.id, one]));
  const ids = [...new Set([...old.keys(), ...now.keys()])].toSorted();
  return ids.flatMap((id) => {
    const was = old.get(id);
    const is = only === undefined || only.includes(id) ? now.get(id) : undefined;
    if (is) return [{ id, versions: nextVersions(was, versionOf(is), companies) }];
    if (!was) return [];
    const isWhole = only === undefined && companies === undefined;
    return [isWhole && was.gone === undefined ? { ...was, gone: "withdrawn" as const } : was];
  });
}

/** The version that a company has now; "" stands for a company without a version of its own. */
export function versionFor(screen: ReleasedScreen | undefined, company: string): ReleasedVersion | undefined {
  if (screen?.gone) return undefined;
  return screen?.versions.find(({ companies }) => companies?.includes(company) ?? true);
}

function versionOf({ entry, module }: MadeScreen): ReleasedVersion {
  return { needs: SCREEN_FORMAT, entry, module: named(module) };
}

function nextVersions(
  was: ReleasedScreen | undefined,
  made: ReleasedVersion,
  companies: readonly string[] | undefined,
): ReleasedVersion[] {
  const known = was?.versions ?? [];
  // The same module works in the apps in which it worked before.
  const same = known.find(({ module }) => module.file === made.module.file);
  const version = same ? { ...made, needs: same.needs } : made;
  if (companies) return [{ ...version, companies }, ...known.flatMap((one) => without(one, companies))];
  // Older apps keep the newest version that they know how to show.
  const older = known.filter((one) => one.companies === undefined && one.needs < version.needs);
  return [
    version,
    ...older.filter(({ needs }, index) => older.findIndex((one) => one.needs === needs) === index),
  ];
}

/** A version for fewer companies. Those for all stay: they come later in the list. */
function without(version: ReleasedVersion, companies: readonly string[]): ReleasedVersion[] {
  if (!version.companies) return [version];
  const left = version.companies.filter((one) => !companies.includes(one));
  return left.length > 0 ? [{ ...version, companies: left }] : [];
}
