import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

const FIELDS =
  "input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not([readonly], :disabled)";

/**
 * Keeps a dialog open as modal while the component is mounted. The focus goes to `[data-autofocus]`, else to the first
 * field, else to the title: a button or link of the body may stand below the first screen; when the dialog closes, it returns to where it was.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    opener.current = document.activeElement;
    keepWidth();
    dialog.showModal();
    firstFocus(dialog)?.focus();
  }, [ref]);
  // The browser closes a dialog that leaves the page. Closed before, it would give the focus back at once, for which the whole
  // page is styled and laid out, though what replaces the dialog often takes the focus. Effects that look where the focus is
  // come after this one.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) giveBack(opener.current);
    },
    [],
  );
}

/**
 * An open dialog hides the page's scrollbar; this keeps its space if there is one. Where there is none, as on phones, nothing
 * is set: every element inherits it, and would be styled anew before the dialog shows.
 */
function keepWidth(): void {
  const { style } = document.documentElement;
  if (hasScrollbar ?? looksScrolled()) style.setProperty("--gutter", "stable");
  else style.removeProperty("--gutter");
}

/** Whether the page's scrollbar takes space; undefined until that has been looked at. */
let hasScrollbar: boolean | undefined;
let observer: ResizeObserver | undefined;

/**
 * Looks for the scrollbar after each layout that changes the page's size. A dialog that looked as it opens would have the page
 * laid out for that, and then again.
 */
export function watchScrollbar(): void {
  if (observer) return;
  observer = new ResizeObserver(() => {
    hasScrollbar = looksScrolled();
  });
  observer.observe(document.documentElement);
}

function looksScrolled(): boolean {
  return innerWidth > document.documentElement.clientWidth;
}

function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog.querySelector<HTMLElement>(FIELDS) ??
    dialog.querySelector<HTMLElement>("h2[tabindex]")
  );
}
