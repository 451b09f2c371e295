import type { Condition } from "#definition/compiled.ts";
import type { CallStep, Outcome, WaitStep } from "#definition/screen.ts";

import { exchange, unbuilt } from "./call.ts";
import { TONES } from "./effects.ts";
import { closeAttempt, openAttempt } from "./once.ts";
import { decide, decideMoney, withAnswer, withMessage, type Answer } from "./outcome.ts";
import {
  intentFor,
  named,
  openPayment,
  PENDING_EFFECTS,
  recordPayment,
  visible,
  type Payment,
} from "./payment.ts";
import { tell, type Perform } from "./performer.ts";
import { advance, onPage, restart, retreat, type Position } from "./position.ts";
import { formOf, refusedFields } from "./refused-fields.ts";
import { buildRequest } from "./request.ts";
import { isMoney, withRequest } from "./review.ts";
import type { Scope } from "./scope.ts";
import type { ScreenHost } from "./screen-host.ts";
import { spentSecrets, withoutSecrets } from "./secrets.ts";
import { resolveValue } from "./value.ts";
import { poll } from "./wait.ts";

type Surroundings = {
  readonly perform: Perform;
  /** Called after each move: sources and suggestions follow. */
  readonly settled: () => void;
  /** Called when nothing more is left to do: the last step is reached, or money has moved. */
  readonly finished: () => void;
};

type Sending = CallStep<Condition> | WaitStep<Condition>;

export type StepRunner = {
  readonly move: (to: Position) => void;
  /** Goes on after step `at`, or back to the form on the page when the dialog was closed. */
  readonly goOn: (at: number, closed: boolean) => void;
  /** Whatever runs no longer counts. */
  readonly leave: () => void;
};

/** Runs the steps of one open screen: calls and waits, and where the customer stands after each. */
export function createStepRunner(host: ScreenHost, { perform, settled, finished }: Surroundings): StepRunner {
  const { screen, environment } = host;
  /** Grows with each move: what was started at an earlier place no longer counts. */
  let run = 0;
  /** A payment that was accepted, and whose end the next step waits for. */
  let awaited: Payment | undefined;

  function move(to: Position): void {
    run++;
    dropSecrets(to);
    host.dispatch({ type: "moved", to });
    settled();
    const step = screen.steps[to.at]!;
    if (to.phase === "calling") void call(step as CallStep<Condition>, run);
    if (to.phase === "waiting") void wait(step as WaitStep<Condition>, run);
  }

  function goOn(at: number, closed: boolean): void {
    const scope = host.scope();
    const next = closed ? onPage(screen, at, scope) : advance(screen, at, scope);
    if (!next || (next.phase === "showing" && !advance(screen, next.at, scope))) finished();
    move(next ?? restart(screen, at, scope));
  }

  function dropSecrets({ at, phase }: Position): void {
    const { inputs } = host.state();
    const spent = spentSecrets(screen, phase === "resting" ? 0 : at).filter((name) =>
      Object.hasOwn(inputs, name),
    );
    if (spent.length > 0) host.dispatch({ type: "cleared", inputs: spent, defaults: {} });
  }

  async function call(step: CallStep<Condition>, mine: number): Promise<void> {
    const { at } = host.state();
    const payment = isMoney(step) ? pay() : undefined;
    const attempt = step.once ? openAttempt(host, step, host.scope()) : undefined;
    const sent = attempt ? { ...host.scope(), intent: visible(attempt.intent) } : host.scope();
    const request = buildRequest(step, sent);
    if (step.background) {
      if (request) void exchange(environment.send, request);
      return goOn(at, false);
    }
    const opened = payment && request && isMoney(step) ? openPayment(host, step, payment, sent) : undefined;
    const key = (opened ?? attempt)?.intent.key;
    const answer = request
      ? await exchange(environment.send, key ? { ...request, idempotencyKey: key } : request)
      : unbuilt(step.name);
    // What is said of the answer may quote what was sent, after a success has emptied the form too.
    const quoted = withRequest(screen, step, sent);
    if (attempt) closeAttempt(host, step, attempt, answer, withAnswer(quoted, answer));
    end(step, at, answer, quoted, opened, mine);
  }

  /** The intent of the payment that is sent now; the screen shows the same. */
  function pay() {
    const paying = intentFor(host);
    host.dispatch({ type: "intended", intent: paying });
    return paying;
  }

  async function wait(step: WaitStep<Condition>, mine: number): Promise<void> {
    const { at } = host.state();
    const payment = step.money ? awaited : undefined;
    awaited = undefined;
    const deadline = environment.now() + step.wait.deadline;
    host.dispatch({ type: "moved", to: host.state(), deadline });
    const active = () => mine === run;
    const release = payment && environment.journal.hold(payment.intent.key);
    const answer = await poll(step, { environment, scope: host.scope, deadline, active });
    release?.();
    // A payment that is awaited no longer stays in the journal, which goes on asking.
    if (active()) end(step, at, answer, withoutSecrets(screen, host.scope()), payment, mine);
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
    const answered = answer ? withAnswer(sent, answer) : sent;
    const decided = outcomeOf(step, answer, answered);
    const payment = sentPayment && named(sentPayment, step, answered, decided);
    const next = advance(screen, at, host.scope());
    if (payment && decided === "succeeded" && awaits(next)) {
      // A reload may lose the wait: the journal then asks by the reference.
      environment.journal.put(payment.entry);
      awaited = payment;
      return settle(step, at, decided, answered);
    }
    const outcome = payment ? recordPayment(host, payment, step, answered, decided) : decided;
    // What the journal has found out is said in its words: there is no reply to quote.
    const told = outcome === decided ? answered : withMessage(answered, host.state().result?.message ?? "");
    if (mine === run) settle(step, at, outcome, told);
    else if (payment) tell(host, effectsOf(step, outcome), told, TONES[outcome]);
  }

  /** Whether the step at a position waits for the end of the payment before it. */
  function awaits(position: Position | undefined): boolean {
    const step = position && screen.steps[position.at];
    return step !== undefined && "wait" in step && step.money === true;
  }

  /** After an outcome: effects happen, the customer stands at the next or the right earlier step. */
  function settle(step: Sending, at: number, outcome: Outcome, answered: Scope): void {
    if (outcome === "succeeded") output(step, answered);
    const scope = { ...answered, steps: host.state().outputs };
    const refused = outcome === "failed" ? refuse(step, scope) : [];
    const closed = perform(effectsOf(step, outcome), scope, TONES[outcome]);
    if ("money" in step && step.money && !awaited) {
      host.dispatch({ type: "intended", intent: undefined });
      if (outcome !== "failed") finished();
    }
    if (outcome === "succeeded") goOn(at, closed);
    else if (outcome === "pending" || closed) move(onPage(screen, at, host.scope()));
    else move(formOf(screen, at, refused) ?? retreat(screen, at, host.scope()));
  }

  function output(step: Sending, answered: Scope): void {
    const values = resolveValue(step.outputs ?? {}, answered) as Record<string, unknown>;
    host.dispatch({ type: "output", step: step.name, values });
  }

  function refuse(step: Sending, answered: Scope): string[] {
    const declared = "fieldErrors" in step ? step.fieldErrors : undefined;
    const fieldErrors = declared ? refusedFields(screen, declared, answered) : {};
    const fields = Object.keys(fieldErrors);
    if (fields.length > 0) host.dispatch({ type: "refused", fieldErrors });
    return fields;
  }

  return { move, goOn, leave: () => void run++ };
}

function outcomeOf(step: Sending, answer: Answer | undefined, answered: Scope): Outcome {
  if (!answer) return step.money ? "pending" : "failed";
  return (step.money ? decideMoney : decide)(step, answer, answered);
}

/** The declared effects; a pending outcome is never without one. */
function effectsOf(step: Sending, outcome: Outcome) {
  return step.on?.[outcome] ?? (outcome === "pending" ? PENDING_EFFECTS : undefined);
}
