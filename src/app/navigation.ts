import type { NavigateFunction } from "react-router-dom";

let current: NavigateFunction | undefined;
let ownMove = false;

/** Called by the router's surroundings, so that code outside of components can navigate. */
export function bindNavigation(navigate: NavigateFunction): () => void {
  current = navigate;
  return () => {
    if (current === navigate) current = undefined;
  };
}

/** The next change of page is the app's own, not the customer's. */
export function beginOwnMove(): void {
  ownMove = true;
}

/** Goes to a path of this app. */
export function navigateTo(path: string, options: { readonly replace?: boolean }): void {
  beginOwnMove();
  void current?.(path, options);
}

/** Whether the last change of page was the app's own; once read it is forgotten. */
export function tookOwnMove(): boolean {
  const was = ownMove;
  ownMove = false;
  return was;
}
