import { applyHead } from "#app/boot/head.ts";
import { applyLooks } from "#tenant/theme/apply-looks.ts";
import { applyScheme } from "#tenant/theme/apply-scheme.ts";
import type { Scheme } from "#tenant/theme/theme.ts";

import type { BrandTexts, LastBrand } from "./last-brand.ts";

/** A variable of a theme. Its value may hold no bracket and no semicolon: it calls no function, and ends no declaration. */
const NAME = /^--(?:color|radius|font|icon)-[a-z-]+$/;
const VALUE = /^[-\w#",. ]+$/;

/** Gives the page the scheme, and the colours and icon of a brand; without one, the page is neutral. */
export function paintLook(page: HTMLElement, scheme: Scheme, brand: LastBrand | undefined): void {
  applyScheme(page, scheme);
  const look = brand?.looks[scheme];
  if (!look) return;
  for (const [name, value] of Object.entries(look)) {
    if (NAME.test(name) && VALUE.test(value)) page.style.setProperty(name, value);
  }
  applyHead(document, look["--color-page"], brand.logo);
  applyLooks(document, brand.pattern, look["--font-family"]);
}

/** Removes all that `paintLook` has given. */
export function removeLook(page: HTMLElement): void {
  page.removeAttribute("style");
  applyLooks(document, "none");
  applyHead(document, undefined, undefined);
}

/**
 * Shows the logo in the header that the build has rendered without one. The app expects it, as it does the texts (`suppressHydrationWarning`),
 * and replaces them. Returns a function that stops this.
 */
export function paintMark(
  page: HTMLElement,
  scheme: Scheme,
  { name, logo, logoDark }: LastBrand,
): () => void {
  const source = (scheme === "dark" && logoDark) || logo;
  const [initial = ""] = name;
  return whenRead(page, {
    "header b": (mark) => {
      const write = () => (mark.textContent = initial);
      if (source) mark.replaceChildren(pictureOf(source, write));
      else write();
    },
  });
}

/** Shows name and description of a bank in the places that the build has left empty for them. Returns a function that stops this. */
export function paintTexts(page: HTMLElement, { name, description = "" }: BrandTexts): () => void {
  return whenRead(page, {
    // A customer's page on a phone shows the mark alone.
    "header b + span": (place) => (place.textContent = name),
    "main > p:empty": (place) => (place.textContent = description),
  });
}

/** Fills elements of the page, each as soon as the browser has read that far and before it paints. */
function whenRead(page: HTMLElement, fills: Record<string, (place: Element) => void>): () => void {
  let left = Object.entries(fills);
  const fill = () => {
    left = left.filter(([selector, show]) => {
      const place = page.querySelector(`#root ${selector}`);
      if (place) show(place);
      return !place;
    });
  };
  const observer = new MutationObserver(fill);
  observer.observe(page, { childList: true, subtree: true });
  fill();
  return () => observer.disconnect();
}

function pictureOf(source: string, onMissing: () => void): HTMLElement {
  const picture = document.createElement("img");
  picture.addEventListener("error", onMissing);
  picture.alt = "";
  picture.src = source;
  return picture;
}
