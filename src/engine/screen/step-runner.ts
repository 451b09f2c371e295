import type { Condition, Step } from "#definition/compiled.ts";
import type { CallStep } from "#definition/format.ts";
import type { Outcome } from "#definition/screen.ts";
import { begin } from "#engine/payments/begin.ts";
import { exchange, unbuilt } from "#engine/calls/call.ts";
import type { Going } from "#engine/payments/challenge.ts";
import { TONES } from "#engine/calls/effects.ts";
import type { AlertEffect } from "#engine/environment.ts";
import { forgetOutputs, forgetSecrets } from "#engine/state/forget.ts";
import type { Intent } from "#engine/journal/intent.ts";
import { decide, withAnswer, withMessage, type Answer } from "#engine/calls/outcome.ts";
import type { Payment } from "#engine/payments/payment.ts";
import { actionKey, rests } from "#engine/calls/pauses.ts";
import {
  advance,
  backTo,
  challengeOf,
  firstOfChallenge,
  onPage,
  restart,
  retreat,
  type Position,
} from "#engine/state/position.ts";
import { goesOn, isMoney, secretInputs } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { resolveToText, resolveValue } from "#engine/values/value.ts";

import type { Late } from "./late.ts";
import { effectsOf } from "./outcome-effects.ts";
import { tell, type Perform } from "./performer.ts";
import { formOf, refusedFields, withUnplaced } from "./refused-fields.ts";
import type { Sending } from "./running.ts";
import { ofKind } from "./step-kind.ts";

type StepRunnerParts = {
  readonly perform: Perform;
  /** Called after each move, so that sources and suggestions follow. */
  readonly settled: () => void;
  /** Called when nothing is left to do: the last step was reached, or money has moved. */
  readonly finished: () => void;
  /** How money moves, and kinds of steps that take their time; undefined on screens without either. */
  readonly late: Late | undefined;
  /** Whether a quote has expired on which the current step relies. */
  readonly hasExpired: () => boolean;
};

export type StepRunner = {
  readonly move: (to: Position) => void;
  /** Goes on after step `at`, or back to the form on the page when the dialog was closed. */
  readonly goOn: (at: number, closed: boolean) => void;
  /**
   * Ends the challenge of a payment without meeting it: what the journal has learnt meanwhile counts, else the payment is
   * pending. False where there is none, or its call is on the way.
   */
  readonly giveUp: () => boolean;
  /** Ends the wait that runs now as its deadline would. */
  readonly stopWaiting: () => void;
  /** Invalidates everything that is running. */
  readonly leave: () => void;
};

/** Runs the steps of one open screen: calls and waits, and the customer's position after each. */
export function createStepRunner(
  host: ScreenHost,
  { perform, settled, finished, late, hasExpired }: StepRunnerParts,
): StepRunner {
  const { screen, environment } = host;
  const payments = late?.payments;
  /** Grows with each move: what was started at an earlier place no longer counts. */
  let run = 0;
  let stopWaiting: (() => void) | undefined;
  /** A payment that was accepted or has met a challenge, and whose end the next steps find out. */
  let going: Going | undefined;

  function move(to: Position): void {
    run++;
    forgetSecrets(host, to);
    // Before the customer confirms, find out whether a payment could be recorded.
    if (to.phase === "asking" && screen.steps.some(isMoney)) environment.journal.tryOut();
    host.dispatch({ type: "moved", to });
    settled();
    const step = screen.steps[to.at]!;
    if (to.phase === "calling") void call(step as CallStep<Condition>, run);
    if (to.phase === "waiting") takeTime(step, run);
  }

  function goOn(at: number, closed: boolean): void {
    forgetOutputs(host, at);
    const scope = host.scope();
    const ahead = closed ? undefined : advance(screen, at, scope);
    if (!ahead && giveUp()) return;
    const next = closed ? onPage(screen, at, scope) : ahead;
    if (!next || (next.phase === "showing" && !advance(screen, next.at, scope))) finished();
    if (!next) host.dispatch({ type: "cleared", inputs: secretInputs(screen), defaults: {} });
    move(next ?? restart(screen, at, scope));
  }

  async function call(step: CallStep<Condition>, mine: number): Promise<void> {
    const { at } = host.state();
    const begun = await begin(host, step, () => mine === run && !(isMoney(step) && hasExpired()), late);
    if (!begun) return mine === run ? stop(at) : undefined;
    const { intent, request, confirmation, attempt, missing } = begun;
    const payment = begun.payment ?? (goesOn(step) ? going?.payment : undefined);
    if (intent && missing) return turnBack(at, intent, missing);
    if (step.background) {
      if (request) void exchange(environment.send, request);
      return goOn(at, false);
    }
    const known = begun.payment?.again && (await payments?.hasEnded(host, begun.payment));
    // Who has left while the bank was asked pays nothing: somebody else may be signed in.
    if (begun.payment?.again && !known && mine !== run) return payments?.takeBack(host, begun.payment);
    const answer = !request
      ? unbuilt(step.name)
      : known
        ? undefined
        : await exchange(environment.send, intent ? { ...request, idempotencyKey: intent.key } : request);
    if (
      attempt &&
      answer &&
      late?.closeAttempt(host, step, attempt, answer, withAnswer(confirmation.scope, answer))
    ) {
      host.dispatch({ type: "confirmed", key: attempt.intent.key, confirmation: undefined });
    }
    // Messages quote what was sent, also after a success has emptied the form.
    host.together(() => end(step, at, answer, confirmation.scope, payment, mine));
  }

  /** An incomplete payment is not sent: the customer returns to the form before it, with a message. */
  function turnBack(at: number, { key }: Intent, text: string): void {
    host.dispatch({ type: "confirmed", key, confirmation: undefined });
    host.dispatch({ type: "said", message: { text, tone: "danger" } });
    move(retreat(screen, at, host.scope()));
  }

  /** Returns to the form before a call, because the customer must be told something first. */
  function stop(at: number): void {
    move(retreat(screen, at, host.scope()));
    host.dispatch({ type: "stopped", at: host.state().at });
  }

  /** The code of this kind of step is loaded late. */
  function takeTime(step: Step, mine: number): void {
    const { at } = host.state();
    const stopped = new Promise<undefined>((resolve) => {
      stopWaiting = () => resolve(undefined);
    });
    void ofKind(late?.steps ?? {}, step)?.run?.(step, {
      host,
      awaited: going?.payment,
      stopped,
      isHere: () => mine === run,
      end: (sending, answer, sent, paid) => host.together(() => end(sending, at, answer, sent, paid, mine)),
      goOn: () => goOn(at, false),
      giveUp: () => void giveUp(),
    });
  }

  function giveUp(): boolean {
    const { challenge, phase } = host.state();
    if (!going || challenge === undefined || phase === "calling") return false;
    const { step, at, sent, payment } = going;
    end(step, at, undefined, sent, payment, run);
    return true;
  }

  /** The payment goes on with the steps of a challenge. False where there are none, or they would ask the customer nothing. */
  function meet(challenge: string, step: Sending, answer: Answer, answered: Scope): boolean {
    const isAgain = challenge === challengeOf(step);
    if (!("error" in answer)) withOutputs(step, answered);
    host.dispatch({ type: "challenged", challenge });
    const to = firstOfChallenge(screen, host.scope());
    if (!to || to.phase === "calling" || (isAgain && to.phase !== "asking")) return false;
    const refused = isAgain ? refuse(step, answered) : [];
    const text = resolveToText("$error.message", answered);
    if (isAgain && refused.length === 0) host.dispatch({ type: "said", message: { text, tone: "danger" } });
    move(to);
    return true;
  }

  /** A call or a wait has ended; no answer means that the deadline of a wait has passed. */
  function end(
    step: Sending,
    at: number,
    answer: Answer | undefined,
    sent: Scope,
    sentPayment: Payment | undefined,
    mine: number,
  ): void {
    const answered = answer ? withUnplaced(screen, step, withAnswer(sent, answer, step)) : sent;
    const payment = sentPayment && payments?.named(sentPayment, step, answered);
    const challenge = payment && answer && payments?.challengeIn(step, answer, answered);
    const decided = challenge === undefined ? outcomeOf(step, answer, answered) : "pending";
    const next = advance(screen, at, host.scope());
    if (payment && (challenge !== undefined || (decided === "succeeded" && awaits(next)))) {
      // A reload may lose the wait: the journal then asks by the reference.
      payments?.keepPending(host, payment);
      going = { ...(going ?? { step, at, sent }), payment };
      if (challenge === undefined) return settle(step, at, decided, answered);
      if (mine === run && answer && meet(challenge, step, answer, answered)) return;
    }
    if (mine === run) endChallenge();
    // A button with the same call, such as 'resend', pauses after it. Nobody is told of it who has left.
    if (mine === run && answer && !step.money && rests(decided, answer))
      environment.sent.note(actionKey(step), environment.now());
    const recorded = payment && payments?.recordPayment(host, payment, step, answered, decided);
    const outcome = recorded ?? decided;
    // What the journal has found out, or the screen's words for an end, is said: there is no reply to quote.
    const isOwn = outcome === decided && outcome !== "resolved";
    const told = isOwn ? answered : withMessage(answered, host.state().result?.message ?? "");
    // A 401 has ended the session, and with it this screen.
    const isSeen = recorded !== undefined && recorded !== "failed" && answered.statusCode !== 401;
    if (mine === run)
      settle(step, at, outcome, told, isSeen ? (alert) => payments?.headResult(host, alert) : undefined);
    else if (payment)
      tell(host, effectsOf(step, outcome, told, host.state().result?.end), told, TONES[outcome]);
  }

  function outcomeOf(step: Sending, answer: Answer | undefined, answered: Scope): Outcome {
    if (!answer) return step.money ? "pending" : "failed";
    return (step.money ? payments!.decideMoney : decide)(step, answer, answered);
  }

  /** Whether the step at a position waits for the outcome of the payment before it. */
  function awaits(position: Position | undefined): boolean {
    const step = position && screen.steps[position.at];
    return step !== undefined && "wait" in step && step.money === true;
  }

  /**
   * After an outcome: runs the effects, then moves to the next step or to the right earlier one. The alert of a payment's end
   * is the heading of its result (`head`).
   */
  function settle(
    step: Sending,
    at: number,
    outcome: Outcome,
    answered: Scope,
    head?: (alert: AlertEffect) => void,
  ): void {
    const scope = outcome === "succeeded" ? withOutputs(step, answered) : answered;
    const refused = outcome === "failed" ? refuse(step, scope) : [];
    const effects =
      refused.length > 0 ? step.on?.failed : effectsOf(step, outcome, scope, host.state().result?.end);
    const dialog = outcome === "failed" ? late?.failInDialog(host, at, refused, effects, scope) : undefined;
    const closed = perform(effects, scope, TONES[outcome], dialog?.say ?? head);
    if ("money" in step && step.money && !going) {
      host.dispatch({ type: "intended", intent: undefined });
      // The dialog shows what the next payment will send, which has a reference of its own.
      if (dialog) host.dispatch({ type: "intended", intent: payments?.intentFor(host) });
      if (outcome !== "failed") finished();
    }
    const back = dialog?.to ?? (outcome === "failed" ? backTo(screen, at, effects, scope) : undefined);
    if (back) return move(back);
    if (outcome === "succeeded") goOn(at, closed);
    else if (outcome === "pending" || outcome === "resolved" || closed)
      move(onPage(screen, at, host.scope()));
    else move(formOf(screen, at, refused) ?? retreat(screen, at, host.scope()));
  }

  /** Stores the step's outputs for later steps; its own effects can use them too. */
  function withOutputs(step: Sending, answered: Scope): Scope {
    // What the journal has learnt leaves what earlier replies gave.
    if (answered.response === undefined) return answered;
    const outputs = resolveValue(step.outputs ?? {}, answered) as Record<string, unknown>;
    host.dispatch({ type: "output", step: step.name, values: outputs });
    if ("expires" in step && payments) {
      const at = payments.expiryOf(step, answered, environment.now());
      host.dispatch({ type: "expires", step: step.name, at });
    }
    return { ...answered, steps: { ...(answered.steps as object), [step.name]: { outputs } } };
  }

  function refuse(step: Sending, answered: Scope): string[] {
    const fieldErrors = refusedFields(screen, step, answered);
    const fields = Object.keys(fieldErrors);
    if (fields.length > 0) host.dispatch({ type: "refused", fieldErrors });
    return fields;
  }

  function leave(): void {
    run++;
    endChallenge();
  }

  function endChallenge(): void {
    going = undefined;
    if (host.state().challenge !== undefined) host.dispatch({ type: "challenged", challenge: undefined });
  }

  return { move, goOn, giveUp, stopWaiting: () => stopWaiting?.(), leave };
}
