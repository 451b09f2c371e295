import type { Condition } from "#definition/compiled.ts";
import type { EffectDefinition } from "#definition/format.ts";
import type { CallDefinition, Outcome } from "#definition/screen.ts";
import { holds } from "#engine/values/condition.ts";
import { recordedEnd, type End } from "#engine/journal/end.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { words } from "#engine/words.ts";

type Effects = readonly EffectDefinition<Condition>[];

/** Effects of an outcome for which no declared effect applies. */
const standardEffects = (): Readonly<Record<Exclude<Outcome, "resolved">, Effects>> => ({
  succeeded: [],
  failed: [
    {
      message: {
        text: { $first: ["$error.message", words.noAnswerCame] },
      },
    },
  ],
  pending: [
    {
      alert: {
        title: words.paymentPending,
        text: words.weDoNotKnowYetOutcome,
      },
    },
    { close: true },
  ],
});

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
  return declared.length > 0 ? declared : standardEffects()[outcome];
}
