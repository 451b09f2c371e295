/**
 * In a frame, leaves the focus with the page around it until somebody goes into the frame: who types in the editor
 * must not be carried away by a form that opens, nor a sheet of views scroll to the last that loads.
 */
export function leaveFocusOutside(): void {
  if (parent === window) return;
  replace(HTMLElement.prototype, "focus", (move) => {
    if (document.hasFocus()) move();
  });
  replace(HTMLElement.prototype, "scrollIntoView", (scroll) => {
    if (document.hasFocus()) scroll();
  });
  replace(HTMLDialogElement.prototype, "showModal", (open, dialog) => {
    // The browser looks for something to focus, and finds nothing in what is inert.
    const before = dialog.inert;
    dialog.inert = before || !document.hasFocus();
    open();
    dialog.inert = before;
  });
}

/** Has a method of all elements of a kind go through `instead`, which gets what it did and the element. */
function replace<T extends HTMLElement>(
  prototype: T,
  name: "focus" | "scrollIntoView" | "showModal",
  instead: (usual: () => void, element: T) => void,
): void {
  const usual = Reflect.get(prototype, name) as (this: T, ...args: unknown[]) => void;
  Reflect.set(prototype, name, function (this: T, ...args: unknown[]) {
    instead(() => usual.apply(this, args), this);
  });
}
