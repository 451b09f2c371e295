import { createListeners, type Listeners } from "#lib/tasks/listeners.ts";

import type { Inputs } from "./screen-state.ts";

/** Who wants to know of one input alone: in a large form a key asks nobody else. */
export type InputListeners = {
  readonly subscribe: (name: string, listener: () => void) => () => void;
  readonly notify: (before: Inputs, now: Inputs) => void;
};

export function createInputListeners(): InputListeners {
  const byName = new Map<string, Listeners>();
  const listenersOf = (name: string): Listeners => {
    const listeners = byName.get(name) ?? createListeners();
    byName.set(name, listeners);
    return listeners;
  };
  return {
    subscribe: (name, listener) => listenersOf(name).subscribe(listener),
    notify: (before, now) => {
      if (before === now) return;
      for (const [name, { notify }] of byName) if (before[name] !== now[name]) notify();
    },
  };
}
