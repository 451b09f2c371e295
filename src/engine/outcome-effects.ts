import type { Condition } from "#definition/compiled.ts";
import type { EffectDefinition } from "#definition/format.ts";
import type { CallDefinition, Outcome } from "#definition/screen.ts";

import { holds } from "./condition.ts";
import type { Scope } from "./scope.ts";

type Effects = readonly EffectDefinition<Condition>[];

/** What a customer is told of an outcome where nothing that the screen declares holds. */
const STANDARD: Readonly<Record<Outcome, Effects>> = {
  succeeded: [],
  failed: [
    {
      message: { text: { $first: ["$error.message", "No answer came in time. Try again in a moment."] } },
    },
  ],
  pending: [
    {
      alert: {
        title: "Payment pending",
        text: "We do not know yet whether this payment went through. Do not pay again. We keep asking the bank and show the outcome here. Reference: {$intent.reference}",
      },
    },
    { close: true },
  ],
};

/** What happens to the customer after a call. Of one that has not succeeded they are always told something. */
export function effectsOf({ on }: CallDefinition<Condition>, outcome: Outcome, answered: Scope): Effects {
  const declared = (on?.[outcome] ?? []).filter(({ when }) => !when || holds(when, answered));
  return declared.length > 0 ? declared : STANDARD[outcome];
}
