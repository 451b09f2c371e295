import { createListeners } from "#lib/listeners.ts";
import type { SafeStorage } from "#lib/storage.ts";
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

const STORED = "scheme";

/** The store behind the theme toggle; `subscribe` and `get` fit `useSyncExternalStore`. */
export function createSchemeStore({ storage, media }: SchemeSources): SchemeStore {
  const { notify, subscribe } = createListeners();
  const system = (): Scheme => (media.matches ? "dark" : "light");
  const get = (): Scheme => {
    const chosen = storage.read(STORED);
    return chosen === "light" || chosen === "dark" ? chosen : system();
  };
  return {
    get,
    toggle: () => {
      const next = get() === "dark" ? "light" : "dark";
      if (next === system()) storage.remove(STORED);
      else storage.write(STORED, next);
      notify();
    },
    forget: () => {
      storage.remove(STORED);
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
