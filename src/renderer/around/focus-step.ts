/** Moves the focus to the start of a step: its own heading, else the screen's, else (in a dialog) its first control. */
export function focusStep(steps: HTMLElement | null): void {
  const own = steps?.querySelector<HTMLElement>("[data-step]");
  if (own) return own.focus();
  if (!steps?.closest("dialog")) return focusHeading();
  steps.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
}

/** Moves the focus to the heading of the screen. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
}
