import type { Screen, Step } from "#definition/compiled.ts";

import { holds } from "./condition.ts";
import type { Scope } from "./scope.ts";

/** Where the customer is in the steps of a screen, and what the step is doing. */
export type Position = { readonly at: number; readonly phase: Phase };
/**
 * `waiting`: the step takes its time, and goes on by itself. `resting`: there is nothing more to do here, and no form to go
 * back to.
 */
type Phase = "asking" | "calling" | "waiting" | "showing" | "resting";

/** The first step that applies. */
export function start(screen: Screen, scope: Scope): Position {
  return find(screen, scope, range(0, screen.steps.length)) ?? rest(screen, 0);
}

/**
 * Where a screen stands after its last step, or after a failure that no form led to: at its beginning, unless that
 * would make a call again which nobody asked for.
 */
export function restart(screen: Screen, at: number, scope: Scope): Position {
  const first = start(screen, scope);
  return first.phase === "asking" || first.phase === "showing" ? first : rest(screen, at);
}

/** The next step that applies, or undefined after the last. */
export function advance(screen: Screen, at: number, scope: Scope): Position | undefined {
  return find(screen, scope, range(at + 1, screen.steps.length));
}

/** The form to go back to when a call failed or the customer cancels: the nearest one before. */
export function retreat(screen: Screen, at: number, scope: Scope): Position {
  return find(screen, scope, countdown(at - 1), isAsk) ?? restart(screen, at, scope);
}

/** The form on the page that stands behind the position, a dialog's or its own. */
export function onPage(screen: Screen, at: number, scope: Scope): Position {
  const before = countdown(at);
  return find(screen, scope, before, (step) => isAsk(step) && !isDialog(step)) ?? restart(screen, at, scope);
}

/**
 * The forms in view: the one on the page, and the dialog above it. While a call runs, the form that led to it stays.
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
  return isDialog(screen.steps[current]!) ? { ...pageForm, dialog: current } : pageForm;
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
): Position | undefined {
  const at = indices.find((index) => {
    const step = screen.steps[index]!;
    return fits(step) && (!step.when || holds(step.when, scope));
  });
  return at === undefined ? undefined : { at, phase: phaseOf(screen.steps[at]!) };
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

/** Whole numbers down to 0. */
function countdown(from: number): number[] {
  return range(0, from + 1).map((index) => from - index);
}
