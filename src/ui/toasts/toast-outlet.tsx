import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { styled } from "styled-components";

import { createListeners } from "#lib/tasks/listeners.ts";
import { fromPhablet } from "#ui/styles/media.ts";

/** A place for toasts: two live regions that are rendered before any message. */
export type Outlet = { readonly polite: HTMLElement; readonly assertive: HTMLElement };

/**
 * The page's outlet, then one for each open dialog. A modal dialog covers the rest of the page and makes it inert:
 * nobody could see, hear or dismiss a toast there. So the last outlet shows the toasts.
 */
let outlets: readonly Outlet[] = [];
const listeners = createListeners();

/** The place of an outlet, in which nothing is said. */
export const ToastCorner = styled.div`
  position: fixed;
  inset: var(--space-3) var(--space-3) auto;
  z-index: var(--z-toast);
  pointer-events: none;
  > * {
    display: grid;
    gap: var(--space-2);
  }
  > :not(:empty) + :not(:empty) {
    margin-top: var(--space-2);
  }
  ${fromPhablet} {
    inset-inline-start: auto;
    width: 22rem;
  }
`;

/** Mounted by `Toaster` and by each dialog; no other component needs it. */
export function ToastOutlet() {
  const polite = useRef<HTMLOutputElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!polite.current || !assertive.current) return undefined;
    const outlet = { polite: polite.current, assertive: assertive.current };
    change([...outlets, outlet]);
    return () => change(outlets.filter((other) => other !== outlet));
  }, []);

  return (
    <ToastCorner>
      <div ref={assertive} role="alert" aria-live="assertive" aria-atomic="false" />
      <output ref={polite} aria-live="polite" aria-atomic="false" />
    </ToastCorner>
  );
}

/** The topmost outlet; undefined before the first is mounted. */
export function useTopOutlet(): Outlet | undefined {
  return useSyncExternalStore(listeners.subscribe, topOutlet, topOutlet);
}

function topOutlet(): Outlet | undefined {
  return outlets.at(-1);
}

function change(next: readonly Outlet[]): void {
  outlets = next;
  listeners.notify();
}
