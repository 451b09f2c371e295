import { useRef, useSyncExternalStore } from "react";

import type { Inputs } from "#engine/screen-state.ts";

import { useScreenStore } from "./screen-context.ts";

/**
 * The inputs of the screen, and how a form reports its own. What the form has reported itself does not render it
 * again: it holds that already, and a key must stay cheap. Any other render gives the inputs as they are.
 */
export function useInputs(): { inputs: Inputs; report: (inputs: Inputs) => void } {
  const store = useScreenStore();
  const reported = useRef<Inputs>(undefined);
  const seen = useRef<Inputs>(undefined);
  useSyncExternalStore(store.subscribe, () => {
    const { inputs } = store.getState();
    if (inputs !== reported.current) seen.current = inputs;
    return seen.current;
  });
  const report = (inputs: Inputs) => {
    reported.current = inputs;
    store.change(inputs);
  };
  return { inputs: store.getState().inputs, report };
}
