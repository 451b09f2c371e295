/** Who wants to know of a change. Both functions can be handed on as they are. */
export type Listeners<Said extends readonly unknown[] = []> = {
  /** Gives the function that ends it; fits `useSyncExternalStore`. */
  readonly subscribe: (listener: (...said: Said) => void) => () => void;
  readonly notify: (...said: Said) => void;
};

/**
 * A set of listeners without a state: what they are told of stands in a storage, in another store or in several places.
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
