import { createListeners } from "#lib/tasks/listeners.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Scheme } from "./theme/theme.ts";

/** Light or dark on this device: the system's setting until the customer chooses. */
export type SchemeStore = {
  readonly get: () => Scheme;
  /**
   * Switches to the other scheme. If that is the system's own, the choice is forgotten and the system decides again.
   */
  readonly toggle: () => void;
  /** Forgets the choice: the system decides again. */
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export type SchemeSources = {
  /** Local storage: the choice is kept per device. */
  readonly storage: SafeStorage;
  /** `matchMedia("(prefers-color-scheme: dark)")` */
  readonly media: Pick<MediaQueryList, "matches" | "addEventListener" | "removeEventListener">;
};

/** The key of the choice in the device's storage. */
export const SCHEME_KEY = "scheme";

/** The scheme that counts: what the customer chose on this device, else the system's setting. */
export function schemeOf(chosen: unknown, prefersDark: boolean): Scheme {
  if (chosen === "light" || chosen === "dark") return chosen;
  return prefersDark ? "dark" : "light";
}

/** The store behind the theme toggle; `subscribe` and `get` fit `useSyncExternalStore`. */
export function createSchemeStore({ storage, media }: SchemeSources): SchemeStore {
  const { notify, subscribe } = createListeners();
  const system = (): Scheme => schemeOf(undefined, media.matches);
  const get = (): Scheme => schemeOf(storage.read(SCHEME_KEY), media.matches);
  return {
    get,
    toggle: () => {
      const next = get() === "dark" ? "light" : "dark";
      if (next === system()) storage.remove(SCHEME_KEY);
      else storage.write(SCHEME_KEY, next);
      notify();
    },
    forget: () => {
      storage.remove(SCHEME_KEY);
      notify();
    },
    subscribe: (listener) => {
      const leave = subscribe(listener);
      media.addEventListener("change", listener);
      return () => {
        leave();
        media.removeEventListener("change", listener);
      };
    },
  };
}
