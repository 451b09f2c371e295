/**
 * In a frame, leaves the focus with the page around it until somebody goes into the frame: who types in the editor
 * must not be carried away by a form that opens, nor a sheet of views scroll to the last that loads.
 */
export function leaveFocusOutside(): void {
  if (parent === window) return;
  // oxlint-disable typescript/unbound-method -- each is called on the element that it was asked of
  const { focus, scrollIntoView } = HTMLElement.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  // oxlint-enable typescript/unbound-method
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  HTMLElement.prototype.scrollIntoView = function (options) {
    if (document.hasFocus()) scrollIntoView.call(this, options);
  };
  HTMLDialogElement.prototype.showModal = function () {
    // The browser looks for something to focus, and finds nothing in what is inert.
    const before = this.inert;
    this.inert = before || !document.hasFocus();
    showModal.call(this);
    this.inert = before;
  };
}
