import type { SafeStorage } from "#lib/storage.ts";

import type { SessionControl } from "./session-control.ts";

/**
 * A page that the browser kept whole while the customer was elsewhere comes back as it was, signed in, even after a
 * sign-out. So it hides when it goes, and shows itself only when its session is still the stored one.
 */
export function watchBackForwardCache(storage: SafeStorage, session: SessionControl): () => void {
  const root = document.documentElement;
  const leave = (event: PageTransitionEvent) => {
    if (event.persisted && session.get().token !== "") root.style.visibility = "hidden";
  };
  const comeBack = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    const { token } = session.get();
    if (storage.remembers && token !== "" && storage.read("token") !== token) location.reload();
    else root.style.visibility = "";
  };
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", comeBack);
  return () => {
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", comeBack);
  };
}
