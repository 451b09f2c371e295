import { useEffect } from "react";
import useSWR from "swr";

import type { Catalogue } from "#gallery/protocol.ts";
import type { Review, ReviewRequest } from "#gallery/protocol-review.ts";
import { readCatalogue } from "#gallery/shell/project/ask-server.ts";
import type { UnsavedFiles } from "#gallery/shell/project/drafts.ts";
import { useDraftStore } from "#gallery/shell/project/project.ts";

import { askReview } from "./ask-review.ts";

/** A review with all that is shown of it. */
export type LoadedReview = {
  readonly review: Review;
  /** The files on the disk. */
  readonly before: Catalogue;
  /** With the drafts instead. */
  readonly after: Catalogue;
};

/** The review of some unsaved files; until it has come, the one before. */
export function useReview(drafts: UnsavedFiles, paths: readonly string[], tenant: string) {
  const store = useDraftStore();
  const request = JSON.stringify(requestOf(drafts, paths, tenant));
  const { data, error, isLoading, mutate } = useSWR(
    paths.length > 0 ? ["review", request] : null,
    async () => await load(JSON.parse(request) as ReviewRequest),
    { keepPreviousData: true },
  );
  useEffect(() => {
    for (const { conflict } of data?.review.files ?? []) if (conflict) store.onDisk(conflict);
  }, [data, store]);
  return {
    loaded: paths.length > 0 ? data : undefined,
    error: error as unknown,
    isLoading,
    reload: () => void mutate(),
  };
}

/** The texts with the versions that were edited, and the bank that is looked at. */
export function requestOf(drafts: UnsavedFiles, paths: readonly string[], tenant: string): ReviewRequest {
  const files = paths.flatMap((path) => {
    const draft = drafts[path];
    return draft ? [[path, { text: draft.text, version: draft.version }] as const] : [];
  });
  return { files: Object.fromEntries(files), ...(tenant !== "" && { tenant }) };
}

async function load(request: ReviewRequest): Promise<LoadedReview> {
  const [review, before] = await Promise.all([askReview(request), readCatalogue()]);
  return { review, before, after: await readCatalogue(review.drafts) };
}
