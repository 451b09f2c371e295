import type { Condition, Screen, Step } from "#definition/compiled.ts";
import type { EffectDefinition } from "#definition/format.ts";
import { holds } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";

/** The customer's place in the steps of a screen, and the state of the step. */
export type Position = { readonly at: number; readonly phase: Phase };
/** `waiting`: the step runs by itself and then goes on. `resting`: nothing more to do, and no form to go back to. */
type Phase = "asking" | "calling" | "waiting" | "showing" | "resting";

/** The first step whose condition holds. */
export function start(screen: Screen, scope: Scope): Position {
  return find(screen, scope, range(0, screen.steps.length)) ?? rest(screen, 0);
}

/**
 * The position after the last step, or after a failure without a form before it: the start, unless that would repeat a
 * call that nobody asked for.
 */
export function restart(screen: Screen, at: number, scope: Scope): Position {
  const first = start(screen, scope);
  return first.phase === "asking" || first.phase === "showing" ? first : rest(screen, at);
}

/** The next step that applies, or undefined after the last. While a payment is challenged, that is one of the challenge. */
export function advance(screen: Screen, at: number, scope: Scope): Position | undefined {
  return find(screen, scope, range(at + 1, screen.steps.length));
}

/** The first step of the challenge that a payment meets. */
export function firstOfChallenge(screen: Screen, scope: Scope): Position | undefined {
  return find(screen, scope, range(0, screen.steps.length));
}

/** The form to go back to when a call failed or the customer cancels: the nearest one before. */
export function retreat(screen: Screen, at: number, scope: Scope): Position {
  return find(screen, scope, countdown(at - 1), isAsk, isBehind) ?? restart(screen, at, scope);
}

/** The earlier step that an effect goes back to; undefined if none does, or if no form would be shown on the way. */
export function backTo(
  screen: Screen,
  at: number,
  effects: readonly EffectDefinition<Condition>[] = [],
  scope: Scope,
): Position | undefined {
  const effect = effects.find((one) => "back" in one && (!one.when || holds(one.when, scope)));
  if (!effect || !("back" in effect)) return undefined;
  const index = screen.steps.slice(0, at).findIndex(({ name }) => name === effect.back);
  const asks = index >= 0 && find(screen, scope, range(index, at), isAsk);
  return asks ? { at: index, phase: phaseOf(screen.steps[index]!) } : undefined;
}

/** The form on the page for a position: its own, or the one behind its dialog. */
export function onPage(screen: Screen, at: number, scope: Scope): Position {
  const before = countdown(at);
  return find(screen, scope, before, isPage, isBehind) ?? restart(screen, at, scope);
}

/**
 * The visible forms: the one on the page, and the dialog above it. While a call runs, the form that led to it stays
 * visible.
 */
export function formsInView(
  screen: Screen,
  position: Position,
  scope: Scope,
): { page?: number; dialog?: number } {
  const { at, phase } = position;
  if (phase === "showing") return {};
  const current = phase === "asking" ? at : retreat(screen, at, scope).at;
  const page = onPage(screen, current, scope).at;
  const pageForm = isAsk(screen.steps[page]!) ? { page } : {};
  const front = screen.steps[current]!;
  // The PIN was for the payment: what its bank asks for now stands on the page, or in a dialog of its own.
  return isDialog(front) && isPresent(front, scope) ? { ...pageForm, dialog: current } : pageForm;
}

function isPage(step: Step): boolean {
  return isAsk(step) && !isDialog(step);
}

export function isAsk(step: Step): step is Extract<Step, { ask: unknown }> {
  return "ask" in step;
}

export function isDialog(step: Step): boolean {
  return isAsk(step) && step.ask.dialog === true;
}

function find(
  screen: Screen,
  scope: Scope,
  indices: readonly number[],
  fits: (step: Step) => boolean = () => true,
  isThere: (step: Step, scope: Scope) => boolean = isPresent,
): Position | undefined {
  const at = indices.find((index) => {
    const step = screen.steps[index]!;
    return fits(step) && isThere(step, scope) && (!step.when || holds(step.when, scope));
  });
  return at === undefined ? undefined : { at, phase: phaseOf(screen.steps[at]!) };
}

/** Whether a step belongs to what goes on now: a challenge of a payment, or none. */
function isPresent(step: Step, { challenge }: Scope): boolean {
  return challengeOf(step) === challenge;
}

/** The same of a form behind the present step: behind a challenge stand the forms that led to the payment. */
function isBehind(step: Step, scope: Scope): boolean {
  return challengeOf(step) === undefined || isPresent(step, scope);
}

/** The challenge that a step belongs to. */
export function challengeOf(step: Step): string | undefined {
  return "challenge" in step ? step.challenge : undefined;
}

function rest(screen: Screen, at: number): Position {
  const phase = phaseOf(screen.steps[at]!);
  return { at, phase: phase === "calling" || phase === "waiting" ? "resting" : phase };
}

function phaseOf(step: Step): Phase {
  if (isAsk(step)) return "asking";
  if ("show" in step) return "showing";
  return "call" in step && !("wait" in step) ? "calling" : "waiting";
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** The whole numbers from this one down to 0. */
function countdown(from: number): number[] {
  return range(0, from + 1).map((index) => from - index);
}
