import type { Fields } from "#tools/compile-screen/read/fields.ts";
import { problemAt } from "#tools/compile-screen/read/json-file.ts";
import type { Places } from "#tools/compile-screen/read/located.ts";
import { offsetInText } from "#tools/compile-screen/read/text-offset.ts";

import type { Parts } from "./parts.ts";
import type { Problem } from "#definition/problem.ts";

/** The input of a check: the screen with its references resolved, and every value that has a role. */
export type Context = {
  /** The whole file's value; `screen` is the same if the value is an object. */
  readonly value: unknown;
  readonly screen: Fields;
  readonly parts: Parts;
  /** Every setting that a tenant has, from tenants/default.json. */
  readonly settings: Fields;
};

/** A problem that a check found; its place in the file is not known yet. */
export type Finding = {
  readonly pointer: string;
  readonly message: string;
  readonly expected?: string;
  readonly nearest?: string;
  /** A warning: the screen works, but its author should know. */
  readonly level?: "warning";
  /** The key is wrong rather than the value. */
  readonly atKey?: boolean;
  /** Where in the text at the pointer (or, with `atKey`, in the key) the problem starts. */
  readonly offset?: number;
};

/** One check. It accepts values of any shape, reports every problem and never throws. */
export type Check = {
  readonly rule: string;
  readonly check: (context: Context) => Iterable<Finding>;
  /** Rules that come first: where they find a mistake, the findings of this check may only follow from it. */
  readonly after?: readonly string[];
};

/** Rules about what can be read at all. A check that looks for what is missing, or not used, comes after them. */
export const READABLE = ["reference", "shape", "schema"];

/** All problems that the checks find in turn, besides those that are known already: one mistake is reported once. */
export function runChecks(
  checks: readonly Check[],
  context: Context,
  places: Places,
  known: readonly Problem[],
): Problem[] {
  const problems: Problem[] = [];
  const broken = new Set(known.filter(isMistake).map(({ rule }) => rule));
  for (const { rule, check, after = [] } of checks) {
    if (after.some((one) => broken.has(one))) continue;
    for (const finding of check(context)) {
      const problem = locateFinding(rule, finding, places);
      problems.push(problem);
      if (isMistake(problem)) broken.add(rule);
    }
  }
  return problems;
}

function isMistake({ level }: Problem): boolean {
  return level !== "warning";
}

/**
 * The problem at the place where the value of the finding was written. In the screen's own file its pointer leads there too: a scenario has
 * values of an earlier one (`like`). What a part says has the pointer of its place in the screen.
 */
export function locateFinding(rule: string, finding: Finding, places: Places): Problem {
  const { pointer, atKey, offset, ...about } = finding;
  const around = writtenAround(pointer, places);
  const place = places.get(around)!;
  const { file, offset: start } = (atKey ? place.key : undefined) ?? place;
  const exact = offset === undefined ? start : start + offsetInText(file.text.slice(start), offset);
  const isOwn = place.file === places.get("")?.file;
  const found = isOwn ? place.pointer + pointer.slice(around.length) : pointer;
  return problemAt(file, exact, { pointer: found, rule, ...about });
}

/** The pointer, or that of the nearest written part around it. */
function writtenAround(pointer: string, places: Places): string {
  if (places.get(pointer)) return pointer;
  if (pointer === "") throw new RangeError("A located file has a root");
  return writtenAround(pointer.slice(0, pointer.lastIndexOf("/")), places);
}
