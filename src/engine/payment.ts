import type { Condition, Screen } from "#definition/compiled.ts";
import type { EffectDefinition, Outcome } from "#definition/screen.ts";

import { createIntent, type Intent } from "./intent.ts";
import { fingerprintOf, type Journal, type JournalEntry } from "./journal.ts";
import { isMoney, resolveRows, withRequest, type MoneyStep } from "./review.ts";
import type { Scope } from "./scope.ts";
import type { PaymentResult, Row } from "./screen-state.ts";

/** What a customer is told of a pending payment where the screen declares nothing else. */
export const PENDING_EFFECTS: readonly EffectDefinition<Condition>[] = [
  {
    alert: {
      title: "Payment pending",
      text: "We do not know yet whether this payment went through. Do not pay again. We keep asking the bank and show the outcome here. Reference: {$intent.reference}",
    },
  },
  { close: true },
];

/**
 * The intent under which a payment is sent. A wish that is still pending is the same wish when it is confirmed
 * again: it keeps its key, so that the provider can tell, and is not paid twice.
 */
export function intentFor(screen: Screen, scope: Scope, journal: Journal, now: number): Intent {
  const step = screen.steps.find(isMoney);
  const pending = journal.list().filter((entry) => entry.screen === screen.id && entry.outcome === "pending");
  const same = pending.find((entry) => step && fingerprint(screen, step, scope, entry) === entry.fingerprint);
  return same
    ? { key: same.key, reference: same.reference, startedAt: same.startedAt }
    : createIntent(new Date(now));
}

/** What the journal keeps of a payment before it is sent. */
export function entryFor(screen: Screen, step: MoneyStep, scope: Scope, intent: Intent): JournalEntry {
  const rows = resolveRows(step.review, withRequest(screen, step, scope));
  const amount = rows.find((row) => row.prominent)?.value;
  return {
    ...intent,
    screen: screen.id,
    title: typeof screen.title === "string" ? screen.title : screen.id,
    fingerprint: fingerprint(screen, step, scope, intent),
    outcome: "pending",
    ...(amount && { amount }),
  };
}

/** The result that stays on the page: what was confirmed, and what the reply adds. */
export function resultOf(
  screen: Screen,
  step: MoneyStep,
  scope: Scope,
  intent: Intent,
  outcome: Outcome,
  message: string,
): PaymentResult {
  const confirmed = resolveRows(step.review, withRequest(screen, step, scope));
  const replied: Row[] = outcome === "failed" ? [] : resolveRows(step.result, scope);
  return { key: intent.key, outcome, reference: intent.reference, message, rows: [...confirmed, ...replied] };
}

function fingerprint(screen: Screen, step: MoneyStep, scope: Scope, intent: Intent): string {
  const { request } = withRequest(screen, step, { ...scope, intent: visible(intent) });
  return fingerprintOf(intent.key, request);
}

/** What `$intent` names. */
export function visible({ key, reference, startedAt }: Intent): Intent {
  return { key, reference, startedAt };
}
