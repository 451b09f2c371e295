import { useCallback, useLayoutEffect, useState } from "react";

import type { Screen } from "#definition/compiled.ts";
import type { Environment } from "#engine/environment.ts";

import type { Late } from "./late.ts";
import { createScreenStore, type ScreenStore } from "./screen-store.ts";
import { type Followed, useFollowed } from "./use-followed.ts";

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

function never(): () => void {
  return nothing;
}

function nothing(): void {}
