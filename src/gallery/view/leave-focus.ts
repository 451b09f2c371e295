/**
 * Inside a frame, keeps the focus in the page around it until somebody clicks into the frame: a form that opens must
 * not take it from the editor, and a sheet of views must not scroll to the view that loads last.
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
    // The browser looks for something to focus and finds nothing, because the content is inert.
    const before = dialog.inert;
    dialog.inert = before || !document.hasFocus();
    open();
    dialog.inert = before;
  });
}

/** Replaces a method of all elements of a kind by `instead`, which gets the original method and the element. */
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
