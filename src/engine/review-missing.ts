import type { Screen } from "#definition/compiled.ts";

import { fieldsOf } from "./lacking-fields.ts";
import { missingText } from "./missing-text.ts";
import { isAsk } from "./position.ts";
import { reviewed } from "./review.ts";
import { isMoney } from "./screen-facts.ts";
import type { Scope } from "./scope.ts";
import type { ScreenState } from "./screen-state.ts";

/** Why what stands in the review cannot be confirmed; undefined where it can. */
export function reviewMissing(screen: Screen, state: ScreenState, scope: Scope): string | undefined {
  const { step, confirmation } = reviewed(screen, state, scope) ?? {};
  if (!step || !confirmation || !isMoney(step)) return undefined;
  const present = screen.steps[state.at]!;
  return missingText(screen, step, confirmation, isAsk(present) ? fieldsOf(present.ask) : []);
}
