import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

import type { Screen } from "#definition/compiled.ts";

import type { Environment } from "./environment.ts";
import type { Late } from "./late.ts";
import { createScreenStore, type ScreenStore } from "./screen-store.ts";

/** Opens a screen for as long as the component stands. Give the component the screen's id as its key. */
export function useScreen(screen: Screen, environment: Environment, late?: Late): ScreenStore {
  const [store] = useState(() => createScreenStore(screen, environment, late));
  useEffect(() => store.open(), [store]);
  return store;
}

/** A part of a screen's state; the component renders again only when that part is another. */
export function useStoreValue<T>(store: ScreenStore, select: (store: ScreenStore) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store));
}

/** One input of a screen; nothing is asked when another changes. */
export function useInputValue(store: ScreenStore, name: string): unknown {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeInput(name, listener),
    [store, name],
  );
  return useSyncExternalStore(subscribe, () => store.getState().inputs[name]);
}
