import { useRef, useSyncExternalStore } from "react";

import type { Inputs } from "#engine/screen-state.ts";

import { useScreenStore } from "./screen-context.ts";

type FormInputs = {
  readonly inputs: Inputs;
  readonly report: (inputs: Inputs) => void;
  /** How often the inputs became others than the form had reported: it must take them then, even if it was given the same before. */
  readonly departures: number;
};

/**
 * The inputs of the screen, and how a form reports its own. What the form has reported itself does not render it
 * again: it holds that already, and a key must stay cheap. Any other render gives the inputs as they are.
 */
export function useInputs(): FormInputs {
  const store = useScreenStore();
  const known = useRef<Inputs>(undefined);
  const count = useRef(0);
  const departures = useSyncExternalStore(store.subscribe, () => {
    const { inputs } = store.getState();
    if (inputs !== known.current) {
      known.current = inputs;
      count.current++;
    }
    return count.current;
  });
  const report = (inputs: Inputs) => {
    known.current = inputs;
    store.change(inputs);
  };
  return { inputs: store.getState().inputs, report, departures };
}
