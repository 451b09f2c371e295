import { isDeepStrictEqual } from "node:util";

import { INDEX_FILE, type ReleasedScreens, type ReleasedVersion } from "#definition/released.ts";
import { someAtOnce } from "#lib/tasks/some-at-once.ts";
import { type Change, compareScreens, type Subject } from "#tools/diff/compare.ts";
import { Advice } from "#tools/setup/advice.ts";

import type { MadeScreen } from "./made-screen.ts";
import { nextScreens, type Share, versionFor } from "./next-screens.ts";
import { type MadeFile, named } from "./released-file.ts";
import { makeIndex, type Names, readPrevious, readReleased, type Released } from "./released.ts";
import { FILES_AT_ONCE, type Target } from "./target.ts";

/** A release that is ready to go out. */
export type Planned = {
  readonly before: Released;
  readonly screens: ReleasedScreens;
  /** Customers have all of it already. */
  readonly isSame: boolean;
  /** What customers will notice. */
  readonly changes: readonly Change[];
  /** Files that the target may not have. */
  readonly files: readonly MadeFile[];
  /** Those of before, and of what is made. */
  readonly names: Names;
};

/** Compares what is made with what a target has. Changes nothing. */
export async function plan(target: Target, made: readonly MadeScreen[], share: Share = {}): Promise<Planned> {
  const before = await readReleased(target);
  const screens = nextScreens(before.screens, made, share);
  const known = new Set(before.screens.flatMap(({ versions }) => versions.map(({ module }) => module.file)));
  const wanted = new Set(screens.flatMap(({ versions }) => versions.map(({ module }) => module.file)));
  const files = made
    .filter(({ module: { file } }) => wanted.has(file) && !known.has(file))
    .flatMap(({ module, texts, subject }) => [
      ...Object.values(texts),
      factsFile(module.file, subject),
      module,
    ]);
  return {
    before,
    screens,
    files,
    names: withNames(before.names, made),
    isSame: before.version > 0 && isDeepStrictEqual(sorted(before.screens), sorted(screens)),
    changes: await changesFor(target, before.screens, screens, made),
  };
}

/**
 * Releases what was planned: first the files, last the index, which changes everything at once.
 * @returns the number of the release
 * @throws `Advice` when another release was first; customers then have that one, whole
 */
export async function release(target: Target, { before, ...planned }: Planned): Promise<number> {
  return await publish(target, before, planned);
}

/**
 * Brings back what customers had before the last release; before the first, that is what the build has. Screens that came
 * with the release stay listed: payments with them are still asked about.
 * @returns the number of the release, which is a new one
 */
export async function rollBack(target: Target): Promise<number> {
  const current = await readReleased(target);
  if (current.version === 0) throw new Advice("There is no release to roll back.");
  const { screens, previous } = await readPrevious(target, current);
  const kept = new Set(screens.map(({ id }) => id));
  const undone = current.screens
    .filter(({ id }) => !kept.has(id))
    .map((screen) => ({ ...screen, gone: "undone" as const }));
  const { previous: _undone, ...before } = current;
  return await publish(
    target,
    { ...before, ...(previous && { previous }), index: undefined },
    { screens: [...screens, ...undone], files: [], names: current.names },
  );
}

async function publish(
  target: Target,
  { tag, index, version, previous }: Released,
  { screens, files, names }: Pick<Planned, "screens" | "files" | "names">,
): Promise<number> {
  const last = index ? named(index) : previous;
  const next = makeIndex(screens, names, { version: version + 1, ...(last && { previous: last }) });
  const all = [...files, ...next.files, ...(index ? [index] : [])];
  await someAtOnce(all, FILES_AT_ONCE, ({ file, text }) => target.add(file, text));
  if (await target.replace(INDEX_FILE, next.text, tag)) return version + 1;
  throw new Advice(
    "Another release was first, and customers have it whole. Look at its changes, then release again.",
  );
}

/** What each company will notice. */
async function changesFor(
  target: Target,
  before: ReleasedScreens,
  after: ReleasedScreens,
  made: readonly MadeScreen[],
): Promise<Change[]> {
  const were = new Map(before.map((screen) => [screen.id, screen]));
  const subjects = new Map(made.map(({ module, subject }) => [module.file, subject]));
  const subjectOf = async (version: ReleasedVersion | undefined): Promise<Subject[]> => {
    if (!version) return [];
    const { file } = version.module;
    const known = subjects.get(file) ?? (await readFacts(target, version));
    subjects.set(file, known);
    return [known];
  };
  const changes = new Map<string, Change>();
  for (const screen of after) {
    const was = were.get(screen.id);
    const companies = [...(was?.versions ?? []), ...screen.versions].flatMap((one) => one.companies ?? []);
    for (const company of new Set(["", ...companies])) {
      const [old, now] = [versionFor(was, company), versionFor(screen, company)];
      if (old?.module.file === now?.module.file) continue;
      for (const change of compareScreens(await subjectOf(old), await subjectOf(now)))
        changes.set(JSON.stringify(change), change);
    }
  }
  return [...changes.values()];
}

/** A text of a screen that is no more may still stand in a list of payments: none is taken away. */
function withNames(before: Names, made: readonly MadeScreen[]): Names {
  const names = { ...before };
  for (const { names: own } of made)
    for (const [tag, texts] of Object.entries(own)) names[tag] = { ...names[tag], ...texts };
  return names;
}

function sorted(screens: ReleasedScreens): ReleasedScreens {
  return screens.toSorted((one, other) => one.id.localeCompare(other.id));
}

function factsFile(module: string, subject: Subject): MadeFile {
  return { file: factsOf(module), integrity: "", text: JSON.stringify(subject) };
}

/** No app reads it, so no index says its hash. */
async function readFacts(target: Target, { module, entry }: ReleasedVersion): Promise<Subject> {
  const found = await target.read(factsOf(module.file));
  if (!found) return { file: factsOf(module.file), name: entry.id, title: entry.path, facts: [] };
  return JSON.parse(found.text) as Subject;
}

function factsOf(module: string): string {
  return module.replace(/\.js$/, ".facts.json");
}
