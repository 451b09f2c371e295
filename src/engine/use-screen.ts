import { useCallback, useInsertionEffect, useLayoutEffect, useReducer, useRef, useState } from "react";

import type { Screen } from "#definition/compiled.ts";

import type { Environment } from "./environment.ts";
import type { Late } from "./late.ts";
import { createScreenStore, type ScreenStore } from "./screen-store.ts";

/** Opens a screen while the component is mounted. Use the screen's id as the component's key. */
export function useScreen(screen: Screen, environment: Environment, late?: Late): ScreenStore {
  const [store] = useState(() => createScreenStore(screen, environment, late));
  // Before the first paint: what a source has answered already is in it.
  useLayoutEffect(() => store.open(), [store]);
  return store;
}

/**
 * A part of a screen's state; the component renders again only when that part is another. What never changes
 * (`follows` is false) is not asked about with each key.
 */
export function useStoreValue<T>(store: ScreenStore, select: (store: ScreenStore) => T, follows = true): T {
  return useFollowed(follows ? store.subscribe : never, () => select(store))[0];
}

/** One input of a screen; nothing is asked when another changes. */
export function useInputValue(store: ScreenStore, name: string): Followed<unknown> {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeInput(name, listener),
    [store, name],
  );
  return useFollowed(subscribe, () => store.getState().inputs[name]);
}

/**
 * A value, and a way to change it for a component that shows a value already: it renders only when the value is another
 * after the change.
 */
type Followed<T> = readonly [value: T, changeShown: (shown: T, change: () => void) => void];

/**
 * What `useSyncExternalStore` does, for a store that nothing changes before its first commit. That asks once more after each
 * rendering, in an effect for which React schedules a task, and every key would pay for it. What changes during a transition
 * renders at once, and the transition begins again.
 */
function useFollowed<T>(subscribe: (listener: () => void) => () => void, get: () => T): Followed<T> {
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

function never(): () => void {
  return nothing;
}

function nothing(): void {}
