import { nameOf } from "./take-over/counterpart.ts";

/** CSS pixels that a finger may move while it presses. Chromium's own limit for a tap is as large. */
const STILL = 15;

type Press = {
  /** What was under the pointer; undefined where nothing there can be pressed. */
  readonly on: HTMLElement | undefined;
  readonly name: string | undefined;
  readonly hasMoved: () => boolean;
  readonly x: number;
  readonly y: number;
};

/**
 * Lets a press count for what it began on, also where the page moves beneath the pointer before it ends: a reply has come, and a line above the button
 * is gone. A browser then gives the click to what both places have in common, so that nothing happens, or after a tap to what has come
 * under the finger: another button than the customer has pressed. Who moves the pointer away before letting go presses
 * nothing, as everywhere (WCAG 2.5.2). Clicks of keys and of assistive technology stay as they are, and so do taps that a browser gives to
 * what is near the finger: then nothing has moved.
 */
export function steadyPress(): void {
  let begun: Press | undefined;
  const begin = ({ target, isPrimary, button, clientX, clientY }: PointerEvent) => {
    begun = undefined;
    if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
    const on = pressable(target);
    const hasMoved = watchPlace(on ?? target);
    begun = { on, name: on && nameOf(on), hasMoved, x: clientX, y: clientY };
  };
  const end = (event: MouseEvent) => {
    const press = begun;
    begun = undefined;
    const { target, detail, clientX, clientY } = event;
    // A label passes a click on to its field, and keys press without a pointer: such clicks have the count 0.
    if (!press || detail === 0 || Math.hypot(clientX - press.x, clientY - press.y) > STILL) return;
    const hit = target instanceof Element ? pressable(target) : undefined;
    if (hit === press.on || !press.hasMoved()) return;
    const isThere = press.on?.isConnected;
    // Made anew meanwhile, it is the same to the customer.
    if (isThere === false && hit && nameOf(hit) === press.name) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isThere) press.on?.click();
  };
  addEventListener("pointerdown", begin, true);
  addEventListener("pointercancel", () => (begun = undefined), true);
  addEventListener("click", end, true);
}

/** Returns a function that tells whether an element is at another place by then, or gone. */
function watchPlace(element: Element): () => boolean {
  const before = element.getBoundingClientRect();
  return () => {
    const { left, top } = element.getBoundingClientRect();
    return !element.isConnected || left !== before.left || top !== before.top;
  };
}

/** Of a label, its field: a press on either is the same. */
function pressable(target: Element): HTMLElement | undefined {
  const found = target.closest<HTMLElement>("a, button, input, label, summary");
  return (found instanceof HTMLLabelElement ? found.control : found) ?? undefined;
}
