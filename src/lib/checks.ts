/** By the name of each script and style of the build: its hash, as `integrity` has it, and the scripts that it imports. */
export type Checks = Readonly<Record<string, readonly [hash: string, ...imports: readonly string[]]>>;
