/**
 * Finds the field that has the focus. Returns a function that gives it, and the caret, to the field of the same name in a
 * page that has taken its place: who is typing goes on typing.
 */
export function findFocused(root: HTMLElement): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !root.contains(field) || field.name === "")
    return () => undefined;
  const { name, selectionStart, selectionEnd } = field;
  return () => {
    const now = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    now?.focus({ preventScroll: true });
    // Fields for e-mail addresses and numbers have no caret that scripts may read.
    if (selectionStart !== null) now?.setSelectionRange(selectionStart, selectionEnd);
  };
}
