import type { NavigateFunction } from "react-router-dom";

let current: NavigateFunction | undefined;
let ownMove = false;

/** The router calls this, so that code outside of components can navigate. */
export function bindNavigation(navigate: NavigateFunction): () => void {
  current = navigate;
  return () => {
    if (current === navigate) current = undefined;
  };
}

/** Marks the next navigation as the app's own, not the customer's. */
export function beginOwnMove(): void {
  ownMove = true;
}

/** Goes to a path of this app. */
export function navigateTo(path: string, options: { readonly replace?: boolean }): void {
  beginOwnMove();
  void current?.(path, options);
}

/** Whether the last navigation was the app's own. Reading it resets it. */
export function tookOwnMove(): boolean {
  const was = ownMove;
  ownMove = false;
  return was;
}
