import { screens } from "virtual:screens";

import type { ScreenEntry, ScreenEntryData } from "#definition/compiled.ts";
import { createListeners } from "#lib/tasks/listeners.ts";

/** The screens of this page: those of the build, until a release says otherwise. */
export type ScreensNow = {
  readonly screens: readonly ScreenEntry[];
  /** Nobody can open them any more; payments that were made with them are still asked about. */
  readonly gone: readonly ScreenEntry[];
  /** The released screens with their menu entries, by id; undefined for one whose entry of the build does not count. */
  readonly released: ReadonlyMap<string, ScreenEntryData | undefined>;
  /** False while the customers' released screens are on their way. */
  readonly isWhole: boolean;
};

let now: ScreensNow = { screens, gone: [], released: new Map(), isWhole: true };
let want = async (): Promise<void> => {};
const listeners = createListeners();

export function screensNow(): ScreensNow {
  return now;
}

/** Fits `useSyncExternalStore`. */
export const onOtherScreens = listeners.subscribe;

export function setScreens(next: ScreensNow): void {
  now = next;
  listeners.notify();
}

/** Sets what gets the customers' released screens. */
export function onWanted(work: () => Promise<void>): void {
  want = work;
}

/** Somebody needs all screens, the customers' too. Resolves when all that can come has come. Never rejects. */
export async function wantAll(): Promise<void> {
  await want().catch(() => undefined);
}

// In development: a screen's file was saved.
import.meta.hot?.accept("virtual:screens", (fresh) => {
  if (fresh) setScreens({ ...now, screens: fresh.screens as ScreensNow["screens"] });
});
