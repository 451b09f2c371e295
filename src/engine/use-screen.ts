import { useEffect, useState, useSyncExternalStore } from "react";

import type { Screen } from "#definition/compiled.ts";

import type { Environment } from "./environment.ts";
import type { ScreenState } from "./screen-state.ts";
import { createScreenStore, type ScreenStore } from "./screen-store.ts";

/** Opens a screen for as long as the component stands. Give the component the screen's id as its key. */
export function useScreen(
  screen: Screen,
  environment: Environment,
): { store: ScreenStore; state: ScreenState } {
  const [store] = useState(() => createScreenStore(screen, environment));
  useEffect(() => store.open(), [store]);
  return { store, state: useSyncExternalStore(store.subscribe, store.getState) };
}
