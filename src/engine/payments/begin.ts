import type { Condition } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";
import type { ProviderRequest } from "#provider/client.ts";
import { confirmationOf, type Confirmation } from "#engine/review/confirmation.ts";
import { type Intent, intentIn } from "#engine/journal/intent.ts";
import type { Late } from "#engine/screen/late.ts";
import { isMoney } from "#engine/state/screen-facts.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";

import type { Attempt } from "./once.ts";
import type { Payment } from "./payment.ts";

/** A request that is about to be sent. If it needs a record, the record has been written. */
export type Begun = {
  readonly intent: Intent | undefined;
  /** Undefined when its address cannot be built. */
  readonly request: ProviderRequest | undefined;
  readonly confirmation: Confirmation;
  readonly payment: Payment | undefined;
  /** What the payment lacks, in words. It is then neither sent nor recorded. */
  readonly missing: string | undefined;
  readonly attempt: Attempt | undefined;
};

/**
 * Decides under which intent a step is sent, builds its request, and records it. Recording happens in one tab at a
 * time: when two tabs confirm the same wish at the same moment, the second finds the record of the first. Returns
 * undefined when nothing may be sent: there is a caution that the customer has not seen, or they have left meanwhile.
 */
export function begin(
  host: ScreenHost,
  step: CallStep<Condition>,
  isHere: () => boolean,
  late: Late | undefined,
): Begun | Promise<Begun | undefined> {
  if (!isMoney(step) && !step.once) return beginNow(host, step, {});
  const paying = isMoney(step) ? late?.payments : undefined;
  const isRight = () => isHere() && !paying?.hasNewCaution(host);
  return host.environment.alone(() =>
    isRight() ? beginNow(host, step, { ...late, payments: paying }) : undefined,
  );
}

/** @param parts with `payments` where the step begins one */
function beginNow(
  host: ScreenHost,
  step: CallStep<Condition>,
  { payments, openAttempt }: Partial<Late>,
): Begun {
  const attempt = step.once ? openAttempt?.(host, step, host.scope()) : undefined;
  const intent = payments ? payments.pay(host) : attempt?.intent;
  const confirmation = confirm(host, step, intent);
  const request = confirmation.request?.withSecrets(host.scope());
  const begun = { intent, request, confirmation, attempt, payment: undefined, missing: undefined };
  if (!payments || !isMoney(step) || !intent) return begun;
  const missing = payments.missingText(host.screen, step, confirmation);
  if (missing) return { ...begun, missing };
  if (!request) return begun;
  return { ...begun, payment: payments.openPayment(host, step, intent, confirmation) };
}

/** The confirmation to send: under an intent whose outcome is unknown, the one that was sent before. */
function confirm(host: ScreenHost, step: CallStep<Condition>, intent: Intent | undefined): Confirmation {
  const kept = intent && host.state().confirmed[intent.key];
  if (kept) return kept;
  const now = host.scope();
  const scope = intent ? { ...now, intent: { ...(now.intent as object), ...intentIn(intent) } } : now;
  const confirmation = confirmationOf(host.screen, step, scope);
  if (intent && confirmation.request) {
    host.dispatch({ type: "confirmed", key: intent.key, confirmation });
  }
  return confirmation;
}
