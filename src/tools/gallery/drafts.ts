import { Recent } from "./recent.ts";
import { versionOf } from "./version.ts";

/** Texts that replace files, by path. */
export type Texts = ReadonlyMap<string, string>;

/** Drafts that the server remembers, by name. */
export type DraftStore = {
  /** Stores texts and returns their name; equal texts have the same name. */
  readonly keep: (texts: Texts) => string;
  readonly read: (name: string) => Texts | undefined;
  /** The drafts that were stored or read last. */
  readonly latest: () => Texts;
  /** Company keys of the tenants in all drafts that are remembered. */
  readonly banks: () => readonly string[];
};

/** Drafts in memory; when there are too many, the oldest are forgotten. */
export function createDrafts(most = 100): DraftStore {
  const known = new Recent<Texts>(most);
  return {
    keep: (texts) => {
      const name = versionOf(JSON.stringify([...texts]));
      known.set(name, texts);
      return name;
    },
    read: (name) => known.get(name),
    latest: () => known.latest ?? new Map(),
    banks: () => known.all.flatMap((texts) => banksIn(texts.keys())),
  };
}

/** The company keys of tenant files. */
export function banksIn(paths: Iterable<string>): string[] {
  return [...paths].flatMap((path) => /^tenants\/([^/]+)\.json$/.exec(path)?.[1] ?? []);
}
