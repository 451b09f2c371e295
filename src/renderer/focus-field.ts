/** Moves the focus to the first field of a form. */
export function focusFirstField(formId: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(formId)} :is(input, select, textarea)`)?.focus();
}
