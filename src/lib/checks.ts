/**
 * By the path of each script and style of the build, from the build's root: its hash, as `integrity` has it, and the scripts
 * that it imports.
 */
export type Checks = Readonly<Record<string, readonly [hash: string, ...imports: readonly string[]]>>;
