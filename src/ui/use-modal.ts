import { useLayoutEffect, type RefObject } from "react";

const FIELDS =
  "input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not([readonly], :disabled)";

/**
 * Opens a dialog as modal for as long as the component lives. The focus goes to `[data-autofocus]`, else the first
 * field, else the first control of the body, and back to where it was when the dialog goes.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    keepWidth();
    dialog.showModal();
    firstFocus(dialog)?.focus();
    return () => {
      dialog.close();
      giveBack(opener);
      // A dialog inside this one that goes with it still holds the focus now.
      queueMicrotask(() => {
        if (document.activeElement === document.body) giveBack(opener);
      });
    };
  }, [ref]);
}

/** The page's scrollbar goes while a dialog is open: its place is kept, where there is one. */
function keepWidth(): void {
  const root = document.documentElement;
  root.style.setProperty("--gutter", innerWidth > root.clientWidth ? "stable" : "auto");
}

function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog.querySelector<HTMLElement>(FIELDS) ??
    dialog.querySelector<HTMLElement>("[data-dialog-body] :is(button, a[href])") ??
    dialog.querySelector<HTMLElement>("h2[tabindex]")
  );
}
