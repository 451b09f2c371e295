import { vi } from "vitest";

/** What the first script hands over with a page that was kept; a test may press something, and expects that nothing has failed. */
export type KeptPage = {
  readonly root: HTMLElement;
  readonly pressed: HTMLElement[];
  readonly fail: () => void;
};

/** Puts a page that the build has rendered into the document, as the first script leaves it for the app. */
export function putKeptPage(html: string, note = '<div id="late"></div>'): KeptPage {
  const pressed: HTMLElement[] = [];
  const fail = vi.fn<() => void>();
  document.body.innerHTML = `<div id="root">${html}</div>${note}`;
  window.early = {
    isKept: true,
    pressed,
    fail,
    forgetBrand: () => undefined,
    ignore: () => undefined,
    stop: () => undefined,
  };
  return { root: document.getElementById("root")!, pressed, fail };
}

/** Takes it away again. */
export function removeKeptPage(): void {
  delete window.early;
  document.body.replaceChildren();
}
