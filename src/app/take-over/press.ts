/** Repeats a press. A form is submitted by its button, which may be outside of the form. */
export function press(element: HTMLElement | undefined): void {
  const button =
    element instanceof HTMLFormElement
      ? [...element.elements].find((one) => one instanceof HTMLButtonElement && one.type === "submit")
      : element;
  if (button instanceof HTMLElement) button.click();
}
