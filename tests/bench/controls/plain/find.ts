/** Finds the element of this class for a selector. Throws when the page has none. */
export function find<E extends HTMLElement>(
  kind: new () => E,
  selector: string,
  within: ParentNode = document,
): E {
  const element = within.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`There is no ${selector}`);
  return element;
}
