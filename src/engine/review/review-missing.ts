import type { Screen } from "#definition/compiled.ts";
import { fieldsOf } from "#engine/fields/lacking-fields.ts";
import { isAsk } from "#engine/state/position.ts";
import { isMoney } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenState } from "#engine/state/screen-state.ts";

import { missingText } from "./missing-text.ts";
import { reviewed } from "./review.ts";

/** Why what stands in the review cannot be confirmed; undefined where it can. */
export function reviewMissing(screen: Screen, state: ScreenState, scope: Scope): string | undefined {
  const { step, confirmation } = reviewed(screen, state, scope) ?? {};
  if (!step || !confirmation || !isMoney(step)) return undefined;
  const present = screen.steps[state.at]!;
  return missingText(screen, step, confirmation, isAsk(present) ? fieldsOf(present.ask) : []);
}
