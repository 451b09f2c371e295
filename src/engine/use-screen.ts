import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

import type { Screen } from "#definition/compiled.ts";

import type { Environment } from "./environment.ts";
import type { Late } from "./late.ts";
import { createScreenStore, type ScreenStore } from "./screen-store.ts";

/** Opens a screen while the component is mounted. Use the screen's id as the component's key. */
export function useScreen(screen: Screen, environment: Environment, late?: Late): ScreenStore {
  const [store] = useState(() => createScreenStore(screen, environment, late));
  useEffect(() => store.open(), [store]);
  return store;
}

/**
 * A part of a screen's state; the component renders again only when that part is another. What never changes
 * (`follows` is false) is not asked about with each key.
 */
export function useStoreValue<T>(store: ScreenStore, select: (store: ScreenStore) => T, follows = true): T {
  const get = () => select(store);
  return useSyncExternalStore(follows ? store.subscribe : never, get, get);
}

/** One input of a screen; nothing is asked when another changes. */
export function useInputValue(store: ScreenStore, name: string): unknown {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeInput(name, listener),
    [store, name],
  );
  const get = () => store.getState().inputs[name];
  return useSyncExternalStore(subscribe, get, get);
}

function never(): () => void {
  return nothing;
}

function nothing(): void {}
