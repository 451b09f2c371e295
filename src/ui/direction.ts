/** Whether the page runs from right to left at this element. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}
