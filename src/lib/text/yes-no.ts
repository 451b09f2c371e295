const YES: readonly unknown[] = [true, 1, "1", "true"];
const NO: readonly unknown[] = [false, 0, "0", "false"];

/** Reads a yes or no from the provider in any of the usual forms; undefined for anything else. */
export function yesNo(value: unknown): boolean | undefined {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : undefined;
}
