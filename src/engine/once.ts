import type { Condition } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";

import type { Entries } from "./entries.ts";
import { createIntent, type Intent } from "./intent.ts";
import { decide, type Answer } from "./outcome.ts";
import type { Scope } from "./scope.ts";
import type { ScreenHost } from "./screen-host.ts";
import type { Unanswered } from "./unanswered.ts";
import { wishOf } from "./wish.ts";

/** One sending of such a request. */
export type Attempt = {
  readonly intent: Intent;
  /** It was sent before, and nobody knows what became of it. */
  readonly again: boolean;
};

/** For how long the same wish is taken for the same one, in ms: as long as providers keep a key. */
const KEPT = 24 * 60 * 60 * 1000;

/** Replies that refuse this request and say nothing of the first: a time limit, a conflict, too early, too many. */
const UNCLEAR = [408, 409, 425, 429];

/**
 * Writes a request down before it is sent. The same wish has the same key for as long as its answer is not certain,
 * after a reload and in another tab too, so that the provider can tell that it is one.
 */
export function openAttempt(host: ScreenHost, step: CallStep<Condition>, scope: Scope): Attempt {
  const { unanswered, now } = host.environment;
  const wish = [host.screen.id, step.name, wishOf(host.screen, scope)];
  unanswered.reload();
  dropOld(unanswered, now());
  const known = unanswered.list().find(({ key, fingerprint }) => fingerprint === fingerprintOf(key, wish));
  if (known) return { intent: known, again: true };
  const intent = createIntent(new Date(now()));
  unanswered.put({ ...intent, fingerprint: fingerprintOf(intent.key, wish) });
  return { intent, again: false };
}

/** Whether a request like it would go out as the same one. */
export function mayComeAgain({ startedAt }: Pick<Intent, "startedAt">, now: number): boolean {
  return now - Date.parse(startedAt) < KEPT;
}

/** Takes out what is no longer taken for the same wish. `now` in epoch ms. */
export function dropOld(unanswered: Entries<Unanswered>, now: number): void {
  for (const { key, startedAt } of unanswered.list()) {
    if (!mayComeAgain({ startedAt }, now)) unanswered.remove(key);
  }
}

/**
 * The key is done with once the answer is certain; says whether it is. A refusal of a repeated request says nothing about the first one.
 *
 * @param answered what the step's rules decide by
 */
export function closeAttempt(
  host: ScreenHost,
  step: CallStep<Condition>,
  { intent, again }: Attempt,
  answer: Answer,
  answered: Scope,
): boolean {
  const done = decide(step, answer, answered) === "succeeded" || (!again && isCertain(answer));
  if (done) host.environment.unanswered.remove(intent.key);
  return done;
}

function isCertain(answer: Answer): boolean {
  if ("error" in answer) return !answer.error.sent;
  const { status } = answer.reply;
  return status < 500 && !UNCLEAR.includes(status);
}
