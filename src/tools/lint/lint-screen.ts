import type { CheckedFile } from "#tools/compile-screen/check-screens.ts";
import { READABLE, runChecks } from "#tools/compile-screen/parts/context.ts";
import type { Parts } from "#tools/compile-screen/parts/parts.ts";
import { ofScreen } from "#tools/compile-screen/read/problem.ts";
import type { Problem } from "#definition/problem.ts";

import { screenChecks } from "./screen-checks.ts";

/** Unchanged screens are checked once (`checkScreen`), so they are linted once too. */
const known = new WeakMap<Parts, readonly Problem[]>();

/** Problems for which a checked screen must not be published, besides those for which the build refuses it. */
export function lintScreen(checked: CheckedFile): readonly Problem[] {
  const problems = known.get(checked.parts) ?? findProblems(checked);
  known.set(checked.parts, problems);
  return problems;
}

/** What nobody can read yet cannot be published either, and what it lacks may only follow from that. */
function findProblems({ path, screen, parts, places, settings, problems }: CheckedFile): Problem[] {
  if (problems.some(({ rule }) => rule === "json" || READABLE.includes(rule))) return [];
  const context = { value: screen, screen, parts, settings };
  return ofScreen(path, runChecks(screenChecks, context, places, problems));
}
