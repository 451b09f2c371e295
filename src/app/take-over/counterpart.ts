/**
 * Notes what an element is called. Returns a function that gives the only element that is called so in a page that has taken its place. Undefined where
 * it is not certain which one that is.
 */
export function findCounterpart(element: HTMLElement): (root: HTMLElement) => HTMLElement | undefined {
  const { localName } = element;
  const called = callOf(element);
  return (root) => {
    const found = [...root.querySelectorAll<HTMLElement>(localName)].filter((one) => callOf(one) === called);
    return found.length === 1 ? found[0] : undefined;
  };
}

/** Forms and fields have ids, buttons and links have names, and radio buttons have values. */
function callOf(element: HTMLElement): string {
  return element.id || nameOf(element) || (element as HTMLInputElement).value;
}

/** What a customer knows a button by. */
export function nameOf(element: HTMLElement): string {
  return element.getAttribute("aria-label") ?? element.textContent;
}
