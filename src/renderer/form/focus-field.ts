/** Moves the focus to the first field of a form. */
export function focusFirstField(formId: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(formId)} :is(input, select, textarea)`)?.focus();
}

/** Moves the focus to the button that submits a form. It does not scroll: the customer may be reading elsewhere. */
export function focusSubmit(formId: string): void {
  document
    .querySelector<HTMLElement>(`button[type=submit][form="${CSS.escape(formId)}"]`)
    ?.focus({ preventScroll: true });
}
