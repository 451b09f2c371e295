import type { Screen, Step } from "#definition/compiled.ts";

import { holds } from "./condition.ts";
import type { Scope } from "./scope.ts";

/** Where the customer is in the steps of a screen, and what the step is doing. */
export type Position = { readonly at: number; readonly phase: Phase };
export type Phase = "asking" | "calling" | "waiting" | "showing";

/** The first step that applies. */
export function start(screen: Screen, scope: Scope): Position {
  return find(screen, scope, range(0, screen.steps.length)) ?? { at: 0, phase: "asking" };
}

/** The next step that applies, or undefined after the last. */
export function advance(screen: Screen, at: number, scope: Scope): Position | undefined {
  return find(screen, scope, range(at + 1, screen.steps.length));
}

/** The form to go back to when a call failed or the customer cancels: the nearest one before. */
export function retreat(screen: Screen, at: number, scope: Scope): Position {
  return find(screen, scope, range(0, at).toReversed(), isAsk) ?? start(screen, scope);
}

/** The form on the page that stands behind the position, a dialog's or its own. */
export function onPage(screen: Screen, at: number, scope: Scope): Position {
  const before = range(0, at + 1).toReversed();
  return find(screen, scope, before, (step) => isAsk(step) && !isDialog(step)) ?? start(screen, scope);
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

function phaseOf(step: Step): Phase {
  if (isAsk(step)) return "asking";
  if ("show" in step) return "showing";
  return "wait" in step ? "waiting" : "calling";
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
