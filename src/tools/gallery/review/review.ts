import type { Review, ReviewedFile, ReviewRequest } from "#gallery/protocol-review.ts";
import type { DraftStore, Texts } from "#tools/gallery/drafts.ts";
import { readProjectFile } from "#tools/gallery/files.ts";
import { type Inspect, newProblems } from "#tools/gallery/inspect.ts";
import { openProject, withTexts } from "#tools/project/project-files.ts";

import { checkoutOf } from "./checkout.ts";
import { differencesOf, isJson } from "./differences.ts";
import { proposeCommit } from "./propose.ts";

export type ReviewParts = {
  readonly root: string;
  readonly drafts: DraftStore;
  readonly inspect: Inspect;
};

/** What writing these texts would change, compared with the files as they are now. */
export async function reviewOf(
  { root, drafts, inspect }: ReviewParts,
  { files, tenant }: ReviewRequest,
): Promise<Review> {
  const paths = Object.keys(files).toSorted();
  const texts = textsOf({ files });
  const checkout = await checkoutOf(root, paths);
  const saved = openProject(root);
  const { changes, each } = differencesOf(saved, texts, inspect, tenant);
  return {
    drafts: drafts.keep(texts),
    files: paths.map((path) => reviewedFile(root, path, files[path]!)),
    problems: newProblems(texts, inspect(saved), inspect(withTexts(saved, texts))),
    changes,
    ...(checkout && {
      checkout: {
        ...(checkout.obstacle !== undefined && { obstacle: checkout.obstacle }),
        uncommitted: checkout.uncommitted,
        proposed: proposeCommit(paths, each, checkout.branches),
      },
    }),
  };
}

/** The texts alone. */
export function textsOf({ files }: ReviewRequest): Texts {
  return new Map(Object.entries(files).map(([path, { text }]) => [path, text]));
}

function reviewedFile(
  root: string,
  path: string,
  { text, version }: ReviewRequest["files"][string],
): ReviewedFile {
  const disk = readProjectFile(root, path);
  // What is gone by now counts as a file without a text.
  const now = disk ?? { path, text: "", version: "" };
  return {
    path,
    isNew: version === "",
    isUnreadable: !isJson(path, text),
    ...(now.version !== version && { conflict: now }),
  };
}
