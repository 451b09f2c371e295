/**
 * The `ref` of an element that may go while something in it has the focus, as a button that has brought what was missing does.
 * The focus, which nothing would have then, goes to the section or dialog around it, or to the page's content if that has gone
 * too: a screen reader says where that is, and the next Tab goes on in it.
 */
export function keepPlace(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // HTML allows no `tabindex` on a dialog itself.
    const section = element.closest<HTMLElement>("section, [data-dialog-body]");
    // What takes its place may take the focus too.
    queueMicrotask(() => {
      const place = section?.isConnected ? section : document.querySelector("main");
      if (!place || document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  };
}
