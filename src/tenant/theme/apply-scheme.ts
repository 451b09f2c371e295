import type { Scheme } from "./theme.ts";

/** Sets the page's scheme: `data-scheme` for our styles, `color-scheme` for the browser's own controls. */
export function applyScheme(element: HTMLElement, scheme: Scheme): void {
  element.dataset["scheme"] = scheme;
  element.style.setProperty("color-scheme", scheme);
}
