/** Moves the focus to the start of a step: its own heading, else the screen's, else (in a dialog) its first control. */
export function focusStep(steps: HTMLElement | null): void {
  const own = steps?.querySelector<HTMLElement>("[data-step]");
  const instead = steps?.closest("dialog")
    ? steps.querySelector<HTMLElement>("input, select, textarea, button")
    : document.querySelector<HTMLElement>("h1[tabindex]");
  (own ?? instead)?.focus();
}
