import { isRightToLeft } from "./direction.ts";

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Moves the focus along a row of tabs for a key, and chooses the tab that gets it. Returns false for other keys. */
export function moveFocusAlong(list: HTMLElement | null, key: string): boolean {
  const way = list && isRightToLeft(list) ? (MIRRORED[key] ?? key) : key;
  const step = Object.hasOwn(steps, way) ? steps[way] : undefined;
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  if (!step || tabs.length === 0) return false;
  const from = Math.max(
    0,
    tabs.findIndex((tab) => tab === document.activeElement),
  );
  const tab = tabs[step(from, tabs.length)];
  tab?.focus();
  tab?.click();
  return true;
}

/** Scrolls the row so that a tab is visible. `scrollIntoView` would scroll the page as well. */
export function showTab(list: HTMLElement | null, id: string): void {
  const tab = document.getElementById(id);
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
