/** By the name of each script and style of the build: its hash, as `integrity` has it, and the scripts that it imports. */
export type Checks = Readonly<Record<string, readonly [hash: string, ...imports: readonly string[]]>>;

/** The module of the build that has them. */
export type ChecksModule = {
  readonly default: Checks;
  /** The scripts that every customer who is signed in needs, with all that these import. */
  readonly customer: readonly string[];
  /** The same of their screens. */
  readonly screen: readonly string[];
  /** By the script of a screen: the paths of what the screen reads from the provider whenever it opens. */
  readonly reads: Readonly<Record<string, readonly string[]>>;
};
