import type { ReadFile } from "./references.ts";

/** A screen file: its path from the project's root, its text, and how to read the files it refers to. */
export type ScreenFile = {
  readonly path: string;
  readonly text: string;
  readonly read: ReadFile;
  /** Paths of the project's files, to guess which one a wrong reference meant. */
  readonly paths?: readonly string[];
};
