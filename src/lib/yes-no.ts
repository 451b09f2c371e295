const YES: readonly unknown[] = [true, 1, "1", "true"];
const NO: readonly unknown[] = [false, 0, "0", "false"];

/** What a provider says of something that is so or not, in whichever of the usual ways; undefined where it does not say. */
export function yesNo(value: unknown): boolean | undefined {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : undefined;
}
