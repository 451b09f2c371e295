/** Where screens are released to: a folder or a bucket, with files by name. */
export type Target = {
  /** The text of a file; undefined if there is none. */
  readonly read: (file: string) => Promise<string | undefined>;
  /** Writes a file whose name has a hash of its content, whole or not at all. To write it again changes nothing. */
  readonly add: (file: string, text: string) => Promise<void>;
  /** The file that changes in place, with a tag of its content; undefined before the first release. */
  readonly index: () => Promise<Tagged | undefined>;
  /**
   * Replaces the index whole, if it is still the one with this tag (undefined: if there is still none). False when
   * another release was first.
   */
  readonly replaceIndex: (text: string, tag: string | undefined) => Promise<boolean>;
};

type Tagged = { readonly text: string; readonly tag: string };
