import type { Screen } from "#definition/compiled.ts";
import { createListeners } from "#lib/tasks/listeners.ts";
import type { Environment } from "#engine/environment.ts";
import { intentIn } from "#engine/journal/intent.ts";
import { succeeded } from "#engine/journal/journal.ts";
import type { Lists } from "#engine/fields/list-rows.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { sessionScope } from "#engine/scope/session-scope.ts";

import { createInputListeners, type InputListeners } from "./input-listeners.ts";
import { start } from "./position.ts";
import { defaultsOf } from "./screen-facts.ts";
import { initialState, reduce, type ScreenEvent, type Inputs, type ScreenState } from "./screen-state.ts";
import { shownInputs } from "./shown-inputs.ts";
import { selectedItems } from "./select.ts";

/** One open screen's state, with what the modules that work on it share. */
export type ScreenHost = {
  readonly screen: Screen;
  readonly environment: Environment;
  /** The keys of the payments that had succeeded before the screen was opened. By times it could not be told: a device's clock may be set back. */
  readonly succeededBefore: ReadonlySet<string>;
  readonly state: () => ScreenState;
  /** The current values of all expressions. */
  readonly scope: () => Scope;
  readonly dispatch: (event: ScreenEvent) => void;
  /** Makes several changes one: who listens is told once, of all of them. */
  readonly together: (change: () => void) => void;
  /** Tells those who listen that something has changed that is not in the state. */
  readonly tell: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly subscribeInput: InputListeners["subscribe"];
};

/** Holds the state of a screen; only events change it. */
export function createHost(
  screen: Screen,
  environment: Environment,
  selectedRows?: Lists["selectedRows"],
): ScreenHost {
  const listeners = createListeners();
  const inputListeners = createInputListeners();
  let told: ScreenState | undefined;
  /** Whether there is something to tell besides the state. */
  let changedBeside = false;
  let state = initialState(start(screen, sessionScope(environment)), defaultsOf(screen));
  const seed = crypto.randomUUID();
  const plainScope = (inputs: Inputs) => ({
    ...sessionScope(environment),
    seed,
    inputs,
    selected: selectedItems(screen, { ...state, inputs }),
    sources: Object.fromEntries(Object.entries(state.sources).map(([name, { body }]) => [name, body])),
    steps: state.outputs,
    challenge: state.challenge,
    intent: state.intent && {
      ...intentIn(state.intent),
      returnTo: environment.outside.addressOf(screen.path, state.intent.reference),
    },
  });
  const scopeWith = (inputs: Inputs): Scope => {
    const plain = plainScope(inputs);
    return { ...plain, selected: { ...plain.selected, ...selectedRows?.(screen, plain) } };
  };
  let known: { readonly state: ScreenState; readonly context: Context; readonly scope: Scope } | undefined;

  /** Made once for each state: every condition and every text of a form asks for it. */
  function scope(): Scope {
    const context = environment.context();
    if (known?.state !== state || !isSame(known.context, context)) {
      known = { state, context, scope: scopeWith(shownInputs(screen, state.inputs, scopeWith)) };
    }
    return { ...known.scope, now: environment.now() };
  }

  function together(change: () => void): void {
    if (told) return change();
    told = state;
    try {
      change();
    } finally {
      const { inputs } = told;
      const isOther = told !== state;
      const isNews = isOther || changedBeside;
      told = undefined;
      changedBeside = false;
      if (isNews) listeners.notify();
      if (isOther) inputListeners.notify(inputs, state.inputs);
    }
  }

  function tell(): void {
    together(() => {
      changedBeside = true;
    });
  }

  return {
    screen,
    environment,
    succeededBefore: new Set(succeeded(environment.journal).map(({ key }) => key)),
    state: () => state,
    scope,
    dispatch: (event) =>
      together(() => {
        state = reduce(state, event);
      }),
    together,
    tell,
    subscribe: listeners.subscribe,
    subscribeInput: inputListeners.subscribe,
  };
}

type Context = ReturnType<Environment["context"]>;

/** Nothing in it is ever changed in place: other values are other objects. */
function isSame(one: Context, other: Context): boolean {
  return (
    one.user === other.user &&
    one.company === other.company &&
    one.settings === other.settings &&
    one.region === other.region &&
    one.stored === other.stored
  );
}
