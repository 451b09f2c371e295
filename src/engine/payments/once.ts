import type { Condition } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { createIntent } from "#engine/journal/create-intent.ts";
import type { Entries } from "#engine/journal/entries.ts";
import { type Intent, intentIn } from "#engine/journal/intent.ts";
import { decide, type Answer } from "#engine/calls/outcome.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import type { Unanswered } from "#engine/journal/unanswered.ts";

import { wishOf } from "./wish.ts";

/** One sending of such a request. */
export type Attempt = {
  readonly intent: Intent;
  /** It was sent before, and its outcome is unknown. */
  readonly again: boolean;
};

/** How long the same wish counts as the same request, in ms: as long as providers keep a key. */
const KEPT = 24 * 60 * 60 * 1000;

/** Replies that refuse this request and say nothing about the first one: timeout, conflict, too early, too many. */
const UNCLEAR = [408, 409, 425, 429];

/**
 * Records a request before it is sent. The same wish keeps its key until its answer is certain, also after a reload and
 * in another tab, so that the provider can recognise it.
 */
export function openAttempt(host: ScreenHost, step: CallStep<Condition>, scope: Scope): Attempt {
  const { unanswered, now } = host.environment;
  const wish = [host.screen.id, step.name, wishOf(host.screen, scope)];
  unanswered.reload();
  dropOld(unanswered, now());
  const known = unanswered.list().find(({ key, fingerprint }) => fingerprint === fingerprintOf(key, wish));
  if (known) {
    unanswered.put({ ...known, sent: sentOf(known) + 1 });
    return { intent: intentIn(known), again: true };
  }
  const intent = createIntent(new Date(now()), regionOf(scope).timeZone);
  unanswered.put({ ...intent, fingerprint: fingerprintOf(intent.key, wish) });
  return { intent, again: false };
}

/** Whether a similar request would still count as the same one. */
export function mayComeAgain({ startedAt }: Pick<Intent, "startedAt">, now: number): boolean {
  return now - Date.parse(startedAt) < KEPT;
}

/** Removes requests that no longer count as the same wish. `now` in epoch ms. */
export function dropOld(unanswered: Entries<Unanswered>, now: number): void {
  for (const one of unanswered.list()) if (!mayComeAgain(one, now)) unanswered.remove(one);
}

/**
 * Forgets the key once the answer is certain; returns whether it is. The refusal of one of several requests says nothing
 * about the others.
 * @param answered the scope for the step's rules
 */
export function closeAttempt(
  host: ScreenHost,
  step: CallStep<Condition>,
  { intent, again }: Attempt,
  answer: Answer,
  answered: Scope,
): boolean {
  const { unanswered } = host.environment;
  unanswered.reload();
  // Another tab may have sent it again meanwhile.
  const isOnly = !again && sentOf(unanswered.find(intent.key)) === 1;
  const done = decide(step, answer, answered) === "succeeded" || (isOnly && isCertain(answer));
  if (done) unanswered.remove(intent);
  return done;
}

function sentOf(known: Unanswered | undefined): number {
  return known?.sent ?? 1;
}

function isCertain(answer: Answer): boolean {
  // What is too large (413) is not read, and who answers that is often no provider but a proxy before it.
  if ("error" in answer) return !answer.error.sent || answer.error.status === 413;
  const { status } = answer.reply;
  return status < 500 && !UNCLEAR.includes(status);
}
