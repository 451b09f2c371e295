import type { NavigateFunction } from "react-router-dom";

let current: NavigateFunction | undefined;

/** Called by the router's surroundings, so that code outside of components can navigate. */
export function bindNavigation(navigate: NavigateFunction): () => void {
  current = navigate;
  return () => {
    if (current === navigate) current = undefined;
  };
}

/** Goes to a path of this app. */
export function navigateTo(path: string, options: { readonly replace?: boolean }): void {
  void current?.(path, options);
}
