import { useEffect } from "react";

import type { ScreenStore } from "#engine/screen/screen-store.ts";

/** Asks again for the lists and look-ups that have failed as soon as the device has a connection again. */
export function useReconnect(store: ScreenStore): void {
  useEffect(() => {
    const again = () => {
      const sources = Object.entries(store.getState().sources);
      store.refresh(sources.flatMap(([name, { status }]) => (status === "failed" ? [name] : [])));
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [store]);
}
