import type { Condition } from "#definition/compiled.ts";
import type { EffectDefinition } from "#definition/format.ts";
import type { CallDefinition, Outcome } from "#definition/screen.ts";

import { holds } from "./condition.ts";
import { recordedEnd, type End } from "./end.ts";
import type { Scope } from "./scope.ts";

type Effects = readonly EffectDefinition<Condition>[];

/** Effects of an outcome for which no declared effect applies. */
const STANDARD: Readonly<Record<Exclude<Outcome, "resolved">, Effects>> = {
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

/**
 * The effects after a call. Unless the call has succeeded, at least one tells the customer something.
 * @param end the words for an outcome that is `resolved`
 */
export function effectsOf(
  { on }: CallDefinition<Condition>,
  outcome: Outcome,
  answered: Scope,
  end?: End,
): Effects {
  if (outcome === "resolved") {
    return [{ alert: { title: recordedEnd(end).title, text: "$error.message" } }, { close: true }];
  }
  const declared = (on?.[outcome] ?? []).filter(({ when }) => !when || holds(when, answered));
  return declared.length > 0 ? declared : STANDARD[outcome];
}
