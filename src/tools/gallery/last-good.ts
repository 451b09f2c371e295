import type { Linted } from "#tools/lint/lint-project.ts";
import type { Project } from "#tools/project/project-files.ts";

import { createDrafts, type Texts } from "./drafts.ts";

/** The files of each screen as they were when it last had no errors. Kept apart from drafts: nobody has written them. */
export type LastGood = {
  /** Notes the texts of all screens without errors. */
  readonly note: (linted: Linted, project: Project) => void;
  /** The name of a screen's last good files, by the path of its own file; undefined when it never was good. */
  readonly of: (path: string) => string | undefined;
  readonly read: (name: string) => Texts | undefined;
};

export function createLastGood(): LastGood {
  const texts = new Map<string, Texts>();
  const kept = createDrafts();
  let noted: Linted | undefined;
  return {
    note: (linted, project) => {
      if (noted === linted) return;
      noted = linted;
      for (const { path, isRefused, dependencies } of linted.screens) {
        if (isRefused) continue;
        texts.set(path, new Map([path, ...dependencies].map((file) => [file, project.read(file)])));
      }
    },
    of: (path) => {
      const good = texts.get(path);
      return good && kept.keep(good);
    },
    read: kept.read,
  };
}
