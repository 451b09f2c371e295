import type { deepEqual } from "#lib/json/equality.ts";

import type { Screen, ScreenEntryData } from "./compiled.ts";

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

/** The folder at the root of the bank's host in which they are. */
export const SCREENS_FOLDER = "screens/";

/** A file whose name has a hash of its content, and the hash that browsers check (`integrity`). */
export type ReleasedFile = { readonly file: string; readonly integrity: string };

/** One version of a screen. */
export type ReleasedVersion = {
  /** The `SCREEN_FORMAT` that the app must have, or more. */
  readonly needs: number;
  /** The companies that it is for; without it, for all. */
  readonly companies?: readonly string[];
  readonly entry: ScreenEntryData;
  readonly module: ReleasedFile;
};

/** What the module of a screen exports. It imports nothing: it takes what it needs from the app. */
export type ReleasedModule = {
  readonly make: (equal: typeof deepEqual) => Screen;
  /** By language: the file with what it changes in the screen (`TextPatch`). */
  readonly texts: Readonly<Record<string, ReleasedFile>>;
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
  /** The customers' screens, as a file: nobody needs them before the sign-in. Without it there are none. */
  readonly customers?: ReleasedFile;
  /** By language: the file with the texts of the menu, by the English; it also keeps those of screens from before. */
  readonly names?: Readonly<Record<string, ReleasedFile>>;
};

/** What a build ships: nothing was released yet. */
export const NOTHING_RELEASED: ReleasedIndex = { format: INDEX_FORMAT, version: 0, screens: [] };
