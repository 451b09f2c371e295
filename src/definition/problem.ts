/** One thing that is wrong in a file, told so that its writer can mend it without reading code. */
export type Problem = {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** JSON pointer in the file; of a part's value, where it is in the screen. Empty for the whole file. */
  readonly pointer: string;
  /** Name of the check that found it. */
  readonly rule: string;
  readonly message: string;
  readonly expected?: string;
  readonly nearest?: string;
  /** Paths of the screens that it comes from, where it stands in another file: in a part of theirs, or in a tenant. */
  readonly screens?: readonly string[];
  /** It works, but somebody should know. Default: an error. */
  readonly level?: "warning";
};
