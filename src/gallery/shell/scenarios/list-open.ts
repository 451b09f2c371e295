import { useSyncExternalStore } from "react";

import { createListeners } from "#lib/tasks/listeners.ts";
import { safeStorage } from "#lib/storage/storage.ts";

const KEY = "gallery.scenarios";
const device = safeStorage(() => localStorage);
const { subscribe, notify } = createListeners();

/** Opens or closes the list of scenarios, wherever it is shown; it stays so on this device. */
export function showScenarios(isOpen: boolean): void {
  device.write(KEY, isOpen ? 1 : 0);
  notify();
}

export function useAreScenariosShown(): boolean {
  return useSyncExternalStore(subscribe, () => device.read(KEY) === 1);
}
