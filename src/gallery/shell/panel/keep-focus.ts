/** What can have the focus in a panel. */
const FOCUSABLE = "button, input, select, textarea, summary";

/**
 * Keeps the focus in a panel when the control that has it is drawn anew, goes or is switched off: the keyboard would start
 * again at the top of the page. It goes to the control of the same name, else to what `otherwise` finds. Returns how to stop.
 */
export function keepFocus(panel: HTMLElement, otherwise: () => HTMLElement | null): () => void {
  let had: { readonly element: HTMLElement; readonly name: string } | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    had = target instanceof HTMLElement ? { element: target, name: nameOf(target) } : undefined;
  };
  // Also browsers report a blur of what goes; it is still there then, and its name is known.
  const onBlur = ({ target }: FocusEvent) => {
    queueMicrotask(() => {
      if (had?.element === target && isUsable(had.element)) had = undefined;
    });
  };
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (!had || isUsable(had.element) || (activeElement && activeElement !== document.body)) return;
    const { name } = had;
    const same = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (one) => nameOf(one) === name && isUsable(one),
    );
    had = undefined;
    (same ?? otherwise())?.focus();
  });
  panel.addEventListener("focusin", onFocus);
  panel.addEventListener("focusout", onBlur);
  observer.observe(panel, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  return () => {
    observer.disconnect();
    panel.removeEventListener("focusin", onFocus);
    panel.removeEventListener("focusout", onBlur);
  };
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/** The label of a control, and the names of the groups in which it stands. */
function nameOf(element: HTMLElement): string {
  const { labels } = element as Partial<Pick<HTMLInputElement, "labels">>;
  const own = element.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element.textContent;
  const around = element.parentElement?.closest("fieldset")?.querySelector(":scope > legend")?.textContent;
  return `${element.tagName} ${around ?? ""} ${own}`;
}
