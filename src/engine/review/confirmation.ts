import type { Condition, Screen } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";
import { resolveRows, secretInputs } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Row } from "#engine/state/screen-state.ts";
import { withoutSecrets } from "#engine/state/secrets.ts";

import { freezeRequest, type FrozenRequest } from "./frozen-request.ts";

/** What a customer confirms with a step: its request, and every text about it. It contains no secret. */
export type Confirmation = {
  readonly step: string;
  /** Undefined when its address cannot be built. */
  readonly request: FrozenRequest | undefined;
  /** The values of all expressions at that moment, and `$request`. */
  readonly scope: Scope;
  /** The rows of the step's review. */
  readonly rows: readonly Row[];
};

/** The confirmation that the step would have now. */
export function confirmationOf(screen: Screen, step: CallStep<Condition>, scope: Scope): Confirmation {
  const open = withoutSecrets(screen, scope);
  const request = freezeRequest(step, open, secretInputs(screen));
  const quoted = { ...open, request: { body: request?.body } };
  return { step: step.name, request, scope: quoted, rows: resolveRows(step.review, quoted) };
}
