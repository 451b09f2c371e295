/**
 * The `ref` of an element that may go while something in it has the focus, as a button that has brought what was missing does.
 * The focus then goes to the section or dialog around it, or to the page's content if that has gone too: a screen reader says where that
 * is, and the next Tab goes on in it. Otherwise both would begin at the top of the page again.
 */
export function keepPlace(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const section = element.closest<HTMLElement>("section, dialog");
    // What takes its place may take the focus too.
    queueMicrotask(() => {
      const place = section?.isConnected ? section : document.querySelector("main");
      if (!place || document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  };
}
