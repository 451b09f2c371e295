import { useSyncExternalStore } from "react";

import { shownToasts, subscribeToasts } from "./toast.ts";
import { ToastOutlet } from "./toast-outlet.tsx";

/** Mounted once, at the root: the place of toasts is there before any message, and what shows them comes with the first. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToasts, shownToasts, none);
  return (
    <>
      <ToastOutlet />
      {shown && <shown.ShownToasts />}
    </>
  );
}

function none(): undefined {
  return undefined;
}
