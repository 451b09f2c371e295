import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the customer asks for reduced motion. */
export function useCalmMotion(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
