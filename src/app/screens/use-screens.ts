import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

import type { ScreenEntry } from "#definition/compiled.ts";

import { onOtherScreens, screensNow, wantAll, type ScreensNow } from "./screens-now.ts";

/** The screens as they are now. */
export function useScreensNow(): ScreensNow {
  return useSyncExternalStore(onOtherScreens, screensNow, screensNow);
}

/**
 * The screen at an address, in whatever case and with or without slashes at its end. The paths of screens have neither, and no
 * variables, so that a thousand are compared in no time.
 */
export function screenAt(screens: readonly ScreenEntry[], pathname: string): ScreenEntry | undefined {
  const own = pathname.toLowerCase().replace(/\/+$/, "") || "/";
  return screens.find(({ path }) => path === own);
}

/** The screen at this address. It stays the same until the customer leaves: no release takes away what is open. */
export function useScreenHere(): ScreenEntry | undefined {
  const { pathname } = useLocation();
  const { screens, isWhole } = useScreensNow();
  const [kept, keep] = useState<{ readonly pathname: string; readonly entry: ScreenEntry }>();
  // In development a screen whose file was saved takes the place of the one that is open.
  if (kept?.pathname === pathname && !(import.meta.hot && !screens.includes(kept.entry))) return kept.entry;
  const entry = screenAt(screens, pathname);
  if (entry && (isWhole || entry.access === "public")) keep({ pathname, entry });
  return entry;
}

/** Asks for all screens. Returns whether they are there. */
export function useAllScreens(): boolean {
  const { isWhole } = useScreensNow();
  useEffect(() => void wantAll(), []);
  return isWhole;
}

/** Asks for all screens, because none is known at this address. Returns whether there can still come one. */
export function useMayCome(): boolean {
  const [mayCome, setMayCome] = useState(import.meta.env.PROD);
  useEffect(() => {
    void wantAll().then(() => setMayCome(false));
  }, []);
  return mayCome;
}
