import { Recent } from "./recent.ts";
import { versionOf } from "./version.ts";

/** Texts in place of files, by path. */
export type Texts = ReadonlyMap<string, string>;

/** Drafts that the server remembers, by a name. */
export type DraftStore = {
  /** Remembers texts and gives their name: equal ones have the same. */
  readonly keep: (texts: Texts) => string;
  readonly read: (name: string) => Texts | undefined;
  /** Those that were kept or read last. */
  readonly latest: () => Texts;
};

/** Drafts in memory, of which the oldest are forgotten. */
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
  };
}
