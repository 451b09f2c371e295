import type { ScreenEntryData } from "./compiled.ts";

/** Screens that are released apart from the app: an index, and the files that it names. All are in one folder. */

/** The form of the index. An app reads no other. */
export const INDEX_FORMAT = 1;

/**
 * What compiled screens may need from the app. Raise it when a change of the compiler or of the format makes screens that
 * an app from before would not show right.
 */
export const SCREEN_FORMAT = 1;

/** The one file that changes in place. */
export const INDEX_FILE = "index.json";

/** A file whose name has a hash of its content, and the hash that browsers check (`integrity`). */
export type ReleasedFile = { readonly file: string; readonly integrity: string };

/** One version of a screen. */
export type ReleasedVersion = {
  /** The `SCREEN_FORMAT` that the app must have, or more. */
  readonly needs: number;
  /** The companies that it is for; without it, for all. */
  readonly companies?: readonly string[];
  readonly entry: ScreenEntryData;
  /** A module whose `make` returns the screen. */
  readonly module: ReleasedFile;
  /** By language: what it changes in the screen. */
  readonly texts?: Readonly<Record<string, ReleasedFile>>;
};

/** A screen with the versions of it that some app or company still has. */
export type ReleasedScreen = {
  readonly id: string;
  /**
   * Nobody can open it any more ("withdrawn"), or it is as if it never had been released ("undone"): the build's own counts,
   * if it has one. Payments that were made with it are still asked about.
   */
  readonly gone?: "withdrawn" | "undone";
  /** The newest first: an app has the first that it knows how to show and that is for its company. */
  readonly versions: readonly ReleasedVersion[];
};

/** The screens of one kind of visitor. */
export type ReleasedScreens = readonly ReleasedScreen[];

/** What an app asks for first. A released screen takes the place of the build's; what is not listed is as in the build. */
export type ReleasedIndex = {
  readonly format: number;
  /** Counts the releases. */
  readonly version: number;
  /** The index before this release. */
  readonly previous?: ReleasedFile;
  /** The public screens. */
  readonly screens: ReleasedScreens;
  /** The customers' screens, as a file: nobody needs them before the sign-in. */
  readonly customers: ReleasedFile;
};
