import { useCallback, useSyncExternalStore } from "react";

/** Whether a query of `media.ts` holds now, for content that differs; looks that differ are a matter of style. */
export function useMedia(query: string): boolean {
  const list = useCallback(() => window.matchMedia(query.replace("@media ", "")), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = list();
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list().matches,
    () => false,
  );
}
