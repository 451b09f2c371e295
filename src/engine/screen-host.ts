import type { Screen } from "#definition/compiled.ts";
import { createListeners } from "#lib/listeners.ts";

import type { Environment } from "./environment.ts";
import { createInputListeners, type InputListeners } from "./input-listeners.ts";
import { intentIn } from "./intent.ts";
import { start } from "./position.ts";
import { defaultsOf } from "./screen-facts.ts";
import type { Scope } from "./scope.ts";
import { initialState, reduce, type ScreenEvent, type Inputs, type ScreenState } from "./screen-state.ts";
import { sessionScope } from "./session-scope.ts";
import { shownInputs } from "./shown-inputs.ts";
import { selectedItems } from "./select.ts";

/** One open screen's state, and what the parts that work on it share. */
export type ScreenHost = {
  readonly screen: Screen;
  readonly environment: Environment;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  readonly state: () => ScreenState;
  /** Everything that expressions can name now. */
  readonly scope: () => Scope;
  readonly dispatch: (event: ScreenEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly subscribeInput: InputListeners["subscribe"];
};

/** Holds the state of a screen; it changes by events only. */
export function createHost(screen: Screen, environment: Environment): ScreenHost {
  const listeners = createListeners();
  const inputListeners = createInputListeners();
  let state = initialState(start(screen, sessionScope(environment)), defaultsOf(screen));
  const seed = crypto.randomUUID();
  const scopeWith = (inputs: Inputs): Scope => ({
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
  return {
    screen,
    environment,
    openedAt: environment.now(),
    state: () => state,
    scope: () => scopeWith(shownInputs(screen, state.inputs, scopeWith)),
    dispatch: (event) => {
      const { inputs } = state;
      state = reduce(state, event);
      listeners.notify();
      inputListeners.notify(inputs, state.inputs);
    },
    subscribe: listeners.subscribe,
    subscribeInput: inputListeners.subscribe,
  };
}
