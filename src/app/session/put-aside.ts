import type { SafeStorage } from "#lib/storage/storage.ts";

import type { SessionControl } from "./session-control.ts";

/**
 * A page that the browser put aside, whole (back-forward cache) or asleep (frozen), comes back as it was: signed in,
 * even after a sign-out. So the page hides itself when it is put aside, and shows itself again only if its session has
 * not ended meanwhile.
 */
export function watchPutAside(storage: SafeStorage, session: SessionControl): () => void {
  const root = document.documentElement;
  const isSignedIn = () => session.get().token !== "";
  const hide = () => {
    if (isSignedIn()) root.style.visibility = "hidden";
  };
  const comeBack = () => {
    if (session.hasEnded()) location.reload();
    else root.style.visibility = "";
  };
  const watched: readonly (readonly [EventTarget, string, (event: Event) => void])[] = [
    [window, "pagehide", (event) => isKept(event) && hide()],
    [
      window,
      "pageshow",
      (event) => {
        if (!isKept(event)) return;
        // Blocked storage cannot say whether the session has ended, so the page reloads.
        if (isSignedIn() && !storage.remembers) location.reload();
        else comeBack();
      },
    ],
    [document, "freeze", hide],
    [document, "resume", comeBack],
    [document, "visibilitychange", () => document.visibilityState === "visible" && comeBack()],
  ];
  for (const [target, type, listener] of watched) target.addEventListener(type, listener);
  return () => {
    for (const [target, type, listener] of watched) target.removeEventListener(type, listener);
  };
}

function isKept(event: Event): boolean {
  return (event as PageTransitionEvent).persisted;
}
