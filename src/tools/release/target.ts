/** A network and a disk take this many files at once well. */
export const FILES_AT_ONCE = 16;

/** Where screens or tenants are released to: a folder or a bucket, with files by name. */
export type Target = {
  /** A file with a tag of its content; undefined if there is none. */
  readonly read: (file: string) => Promise<Tagged | undefined>;
  /** Writes a file whose name has a hash of its content, whole or not at all. To write it again changes nothing. */
  readonly add: (file: string, text: string) => Promise<void>;
  /**
   * Writes a file that changes in place, whole, if it still is the one with this tag (undefined: if there is still none).
   * False when somebody else was first.
   */
  readonly replace: (file: string, text: string, tag: string | undefined) => Promise<boolean>;
};

export type Tagged = { readonly text: string; readonly tag: string };
