/** The contents of a build, as the worker knows them. */
export type Release = {
  /** Paths of pages, each with a hash of its file. The first serves each address that has no page of its own. */
  readonly pages: readonly { readonly url: string; readonly revision: string }[];
  /** Paths of files whose names carry a hash. */
  readonly assets: readonly string[];
  /** The file with the hashes of all others (`Checks`), and its own. */
  readonly checks: { readonly path: string; readonly hash: string };
  /** Names of the headers that a page may come with, which a deployment may change in place. */
  readonly headers: readonly string[];
  /** Sources of regular expressions; paths with their query that match one are not pages of the app. */
  readonly otherPaths: readonly string[];
};

/** Inserted by the build (`src/tools/vite/service-worker.ts`). */
declare const RELEASE: Release;

export const release: Release = RELEASE;
