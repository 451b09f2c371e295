import type { Ask } from "#definition/compiled.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { createListeners } from "#lib/tasks/listeners.ts";

import { fieldStates, withOwnErrors } from "./field-rules.ts";
import { dataOf } from "./form-fields.ts";
import { toFormErrors, type FormError } from "./messages.ts";
import { schemaErrors } from "./validation.ts";
import type { Widgets } from "./widget.ts";

/** What of a form was refused. */
type Refusal = {
  /** What was refused and is wrong still. */
  readonly standing: readonly FormError[];
  /** What the schema says now, at any field: as long as something is wrong, each key is judged. */
  readonly live: readonly FormError[];
  /** How often the form was refused. */
  readonly attempt: number;
};

/** What is wrong with one form. Nothing is judged before its first submit. */
export type Refusals = {
  readonly getState: () => Refusal;
  /** Told when what is wrong changes, by whomever it was found. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What stands at a field. */
  readonly at: (field: string) => string | undefined;
  /** Judges the whole form; says whether it may be sent. */
  readonly judge: () => boolean;
  /** Makes a change that the customer typed: a field that was refused is judged by its new value. */
  readonly typed: (change: () => void) => void;
  /** Follows the screen; gives the function that ends it. */
  readonly follow: () => () => void;
};

const none: readonly FormError[] = [];

export function createRefusals(ask: Ask, store: ScreenStore, widgets: Widgets): Refusals {
  const listeners = createListeners();
  let state: Refusal = { standing: none, live: none, attempt: 0 };
  let inputs: Inputs = {};
  let served = store.getState().fieldErrors;
  let answers = store.getState().sources;
  let typing = false;

  const change = (next: Partial<Refusal>) => {
    state = { ...state, ...next };
    listeners.notify();
  };

  const found = (): FormError[] => {
    inputs = store.getState().inputs;
    return refusedBy(ask, store, widgets);
  };

  function judge(): boolean {
    const errors = found();
    const isRefused = errors.length > 0;
    if (isRefused) store.refuse();
    change({ standing: errors, live: bySchema(errors), attempt: state.attempt + (isRefused ? 1 : 0) });
    return !isRefused;
  }

  function typed(make: () => void): void {
    typing = true;
    make();
    typing = false;
    if (!isJudged()) return;
    const errors = found();
    change({ standing: errors.filter((one) => has(state.standing, one)), live: bySchema(errors) });
  }

  /** An input that was filled in by a tap or an answer is not wrong any more, nor one that only waited for an answer. */
  function filled(): void {
    const before = inputs;
    const errors = found();
    const stays = (one: FormError) => inputs[one.field] === before[one.field];
    change({
      standing: state.standing.filter(stays).flatMap((one) => {
        return one.keyword === "answered" ? errors.filter(({ field }) => field === one.field) : one;
      }),
      live: bySchema(errors),
    });
  }

  const isJudged = () => state.standing.length > 0 || state.live.length > 0;

  function followed(): void {
    const { fieldErrors, inputs: now, sources } = store.getState();
    if (isJudged() && !typing && (now !== inputs || sources !== answers)) filled();
    answers = sources;
    if (fieldErrors === served) return;
    served = fieldErrors;
    listeners.notify();
  }

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    judge,
    typed,
    at: (field) =>
      textAt(state.live, field) ??
      store.getState().fieldErrors[field] ??
      textAt(
        state.standing.filter(({ own }) => own),
        field,
      ),
    follow: () => store.subscribe(followed),
  };
}

/** What a form refuses of its current values, by its schema and by its own rules; empty when it would be sent. */
function refusedBy(ask: Ask, store: ScreenStore, widgets: Widgets): FormError[] {
  const data = dataOf(ask, store.getState().inputs);
  const found = schemaErrors(ask, data);
  const errors = toFormErrors(ask, found, { scope: store.scope(), widgets }, fieldStates(ask, store));
  return withOwnErrors(ask, data, store, errors);
}

/** The fields of which it refuses something, in their order. */
export function refusedFields(ask: Ask, store: ScreenStore): string[] {
  return [...new Set(refusedBy(ask, store, {}).map(({ field }) => field))];
}

function bySchema(errors: readonly FormError[]): readonly FormError[] {
  return errors.filter(({ own }) => !own);
}

function textAt(errors: readonly FormError[], field: string): string | undefined {
  return errors.find((one) => one.field === field)?.text;
}

function has(errors: readonly FormError[], { field }: FormError): boolean {
  return errors.some((one) => one.field === field);
}
