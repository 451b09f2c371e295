import { createContext, useContext, useSyncExternalStore } from "react";

import type { ScreenStore } from "#engine/screen-store.ts";

/** The store of the screen that is being rendered, for fields deep inside rjsf. */
export const ScreenContext = createContext<ScreenStore | undefined>(undefined);

export function useScreenStore(): ScreenStore {
  const store = useContext(ScreenContext);
  if (!store) throw new Error("A field stands outside a screen.");
  return store;
}

/** A part of the screen's state; the component renders again only when that part is another. */
export function useScreenValue<T>(select: (store: ScreenStore) => T): T {
  const store = useScreenStore();
  return useSyncExternalStore(store.subscribe, () => select(store));
}
