import type { Screen } from "#definition/compiled.ts";
import { expressionsIn } from "#definition/expression.ts";
import type { RowDefinition } from "#definition/format.ts";
import { resolveRows } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Row, ScreenState } from "#engine/state/screen-state.ts";

import { missingParts } from "./missing-parts.ts";
import { reviewed } from "./review.ts";

/**
 * The rows of the review while its form is still filled in. A row is left out as long as its part of the request lacks
 * something: "Rent, ref 20261120-ABCDEFGH" gets its reference with the submit, and would stand there as "Rent, ref ".
 */
export function knownRows(screen: Screen, state: ScreenState, scope: Scope): readonly Row[] {
  const { step, confirmation } = reviewed(screen, state, scope) ?? {};
  if (!step || !confirmation) return [];
  const missing = missingParts(screen, step, confirmation).map(({ pointer }) => pointer);
  if (missing.length === 0) return confirmation.rows;
  const isWhole = ({ value }: RowDefinition) =>
    expressionsIn(value).every(({ root, pointer = "" }) => root !== "request" || !missing.includes(pointer));
  return resolveRows(step.review?.filter(isWhole), confirmation.scope);
}
