/** What a build holds, as its worker knows it. */
export type Release = {
  /** Paths of pages, each with a hash of its file. The first serves each address that has no page of its own. */
  readonly pages: readonly { readonly url: string; readonly revision: string }[];
  /** Paths of files whose names carry a hash. */
  readonly assets: readonly string[];
  /** Sources of regular expressions: no page of the app stands at the paths that match one. */
  readonly otherPaths: readonly string[];
};

/** Put in by the build (`src/tools/vite/service-worker.ts`). */
declare const RELEASE: Release;

export const release: Release = RELEASE;
