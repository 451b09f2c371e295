import { useCallback, useInsertionEffect, useLayoutEffect, useReducer, useRef } from "react";

/**
 * A value, and a way to change it for a component that shows a value already: it renders only when the value is another
 * after the change.
 */
export type Followed<T> = readonly [value: T, changeShown: (shown: T, change: () => void) => void];

/**
 * What `useSyncExternalStore` does, for a store that nothing changes before its first commit. That asks once more after each
 * rendering, in an effect for which React schedules a task, and every key would pay for it. It also renders in the task that has
 * changed the store. Here, what a reply has changed is rendered in a task of its own, so that neither task is long. What changes
 * during a transition renders at once, and the transition begins again.
 */
export function useFollowed<T>(subscribe: (listener: () => void) => () => void, get: () => T): Followed<T> {
  const value = get();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const rendered = useRef({ get, value });
  useInsertionEffect(() => {
    rendered.current = { get, value };
  });
  const look = useCallback(() => {
    const { get: now, value: last } = rendered.current;
    if (!Object.is(now(), last)) render();
  }, []);
  useLayoutEffect(() => {
    look();
    return subscribe(look);
  }, [subscribe, look]);
  const changeShown = (shown: T, change: () => void) => {
    rendered.current.value = shown;
    change();
    look();
  };
  return [value, changeShown];
}
