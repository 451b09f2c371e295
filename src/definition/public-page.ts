import type { ScreenEntry } from "./compiled.ts";

/** A public screen as the build renders it into a file. */
export type PublicPage = Pick<ScreenEntry, "id" | "path" | "late"> & {
  readonly title: string;
  readonly html: string;
};

/** All of them, what stands beside each, and the styles that they have together. */
export type PublicPages = {
  readonly pages: readonly PublicPage[];
  readonly note: string;
  readonly css: string;
};
