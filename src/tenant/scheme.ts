import type { SafeStorage } from "#lib/storage.ts";
import type { Scheme } from "./theme/theme.ts";

/** Light or dark on this device: the system's setting until the customer chooses. */
export type SchemeStore = {
  readonly get: () => Scheme;
  /** Switches to the other scheme. Back at the system's own, the choice is forgotten and the system decides again. */
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
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
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
      if (listeners.size === 0) media.addEventListener("change", notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) media.removeEventListener("change", notify);
      };
    },
  };
}
