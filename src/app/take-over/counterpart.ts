/**
 * Notes what an element is called. Returns a function that gives the element of the same name in a page that has taken its place: the form of the
 * same id, or the only button of that name. Undefined where it is not certain which one that is.
 */
export function findCounterpart(element: HTMLElement): (root: HTMLElement) => HTMLElement | undefined {
  const { id } = element;
  if (element instanceof HTMLFormElement)
    return (root) => root.querySelector<HTMLFormElement>(`form[id="${CSS.escape(id)}"]`) ?? undefined;
  const name = nameOf(element);
  return (root) => {
    const found = [...root.querySelectorAll("button")].filter((one) => nameOf(one) === name);
    return found.length === 1 ? found[0] : undefined;
  };
}

/** What a customer knows a button by. */
export function nameOf(element: HTMLElement): string {
  return element.getAttribute("aria-label") ?? element.textContent;
}
