import { findCounterpart } from "./counterpart.ts";

/**
 * Finds what has the focus. Returns a function that gives it, and the caret, to its counterpart in a page that has taken its
 * place: who is typing goes on typing, and the next Tab goes on from there.
 */
export function findFocused(root: HTMLElement): () => void {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || !root.contains(focused)) return () => undefined;
  const find = findCounterpart(focused);
  // Only texts have a caret, but for those of e-mail addresses and numbers, of which scripts may not read it.
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  return () => {
    const now = find(root) as HTMLInputElement | undefined;
    now?.focus({ preventScroll: true });
    if (typeof selectionStart === "number") now?.setSelectionRange(selectionStart, selectionEnd);
  };
}
