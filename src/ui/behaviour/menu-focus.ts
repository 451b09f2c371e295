/**
 * Moves the focus among the links and buttons of a list, for an arrow key, Home or End; returns false for other keys.
 */
export function moveFocus(root: HTMLElement | null, key: string): boolean {
  const items = [...(root?.querySelectorAll<HTMLElement>("ul a, ul button:not(:disabled)") ?? [])];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  }[key];
  if (next === undefined || items.length === 0) return false;
  items.at(next === items.length ? 0 : next)?.focus();
  return true;
}
