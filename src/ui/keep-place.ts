/**
 * The `ref` of an element that may go while something in it has the focus, as a button that has brought what was missing does.
 * The focus then goes to the section around it: a screen reader says where that is, and the next Tab goes on in it. Otherwise
 * both would begin at the top of the page again.
 */
export function keepPlace(element: HTMLElement | null): () => void {
  return () => {
    const place = element?.contains(document.activeElement) && element.closest<HTMLElement>("section, main");
    // What takes its place may take the focus too.
    queueMicrotask(() => {
      if (!place || document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  };
}
