import type { Problem } from "#definition/problem.ts";

import { locateFinding } from "./parts/context.ts";
import { type Fields, textOf } from "./read/fields.ts";
import type { Places } from "./read/located.ts";

/** What belongs to one screen only. */
export type NameKey = "id" | "path";

/** A screen file with its names, and how a problem with one of them is told. */
export type Named = {
  readonly path: string;
  readonly names: Readonly<Partial<Record<NameKey, string>>>;
  readonly tell: (key: NameKey, message: string) => Problem;
};

/** The names of a screen. */
export function namesOf(screen: Fields): Named["names"] {
  const id = textOf(screen.id);
  const path = textOf(screen.path);
  return { ...(id !== undefined && { id }), ...(path !== undefined && { path }) };
}

/** A problem with a name of a screen. */
export function tellName(places: Places, key: NameKey, message: string): Problem {
  return locateFinding("unique", { pointer: `/${key}`, message }, places);
}

/**
 * For each file the problem that another file has its id or path too. Reported in each of the files, because only their
 * authors know which one is wrong.
 */
export function sharedNames(files: readonly Named[]): readonly (readonly Problem[])[] {
  const owners = { id: ownersOf(files, "id"), path: ownersOf(files, "path") };
  return files.map((file) => [...shared(file, owners.id, "id"), ...shared(file, owners.path, "path")]);
}

/** The first two files that have a value, by the value. */
type Owners = ReadonlyMap<string, readonly Named[]>;

function ownersOf(files: readonly Named[], key: NameKey): Owners {
  const owners = new Map<string, readonly Named[]>();
  for (const file of files) {
    const value = file.names[key];
    const before = owners.get(value ?? "") ?? [];
    if (value !== undefined && before.length < 2) owners.set(value, [...before, file]);
  }
  return owners;
}

function shared(file: Named, owners: Owners, key: NameKey): readonly Problem[] {
  const value = file.names[key];
  const other = value === undefined ? undefined : owners.get(value)?.find((one) => one !== file);
  if (!other) return [];
  const problem = file.tell(key, `the ${key} "${value}" belongs to ${other.path} too`);
  return [{ ...problem, screens: [other.path] }];
}
