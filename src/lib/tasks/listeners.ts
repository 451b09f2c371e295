/** Functions that are called when something changes. Both members can be passed on without `this`. */
export type Listeners<Said extends readonly unknown[] = []> = {
  /** Returns the function that unsubscribes; fits `useSyncExternalStore`. */
  readonly subscribe: (listener: (...said: Said) => void) => () => void;
  readonly notify: (...said: Said) => void;
};

/**
 * A set of listeners that holds no state of its own: the state is in a storage, in another store or in several places.
 */
export function createListeners<Said extends readonly unknown[] = []>(): Listeners<Said> {
  const listeners = new Set<(...said: Said) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...said) => {
      for (const listener of listeners) listener(...said);
    },
  };
}
